import { createFormat } from '../../messages/catalogues.ts';
import { type EditorMessages, en } from './en.ts';

/** The language of the editor does not depend on the visit, and is chosen once, when the editor is loaded. */
export const messages: EditorMessages = en(createFormat('en'));
export const { common } = messages;
