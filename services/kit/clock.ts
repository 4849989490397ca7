import { nanoid } from 'nanoid';

/** Injected, so that specs control time and ids. */
export interface Clock {
  now(): Date;
  id(): string;
}

export const systemClock: Clock = { now: () => new Date(), id: () => nanoid() };
