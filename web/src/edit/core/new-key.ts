import { nanoid } from 'nanoid';

const KEY_LENGTH = 12;

export const newKey = (): string => nanoid(KEY_LENGTH);
