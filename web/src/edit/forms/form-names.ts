import { messages } from '../messages/messages.ts';

export const formNames = messages.forms.names;
export type FormName = keyof typeof formNames;
