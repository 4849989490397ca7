import { token } from './contract/handle.ts';
import { nanoid } from 'nanoid';

export const CLOCK = token<Clock>('Clock');

export interface Clock {
  now(): Date;
  id(): string;
}

export const systemClock: Clock = { now: () => new Date(), id: () => nanoid() };
