import type { Page } from '../../../../proto/entities/page.ts';
import { messages } from '../messages/messages.ts';

type Frequency = NonNullable<Page['frequency']>;

const names: Record<Frequency, string> = messages.dialogs.frequencies;

export const frequencyOptions = Object.entries(names).map(([value, text]) => ({ value: value as Frequency, text }));
