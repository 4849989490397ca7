import { nanoid } from 'nanoid';

export interface Clock {
  now(): Date;
  id(): string;
}

export const systemClock: Clock = { now: () => new Date(), id: () => nanoid() };
