import { nanoid } from 'nanoid';

/** Time and ids come in from here, so that a test can say what they are. */
export interface Clock {
  now(): Date;
  id(): string;
}

export const systemClock: Clock = { now: () => new Date(), id: () => nanoid() };
