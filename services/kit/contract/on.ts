import { SetMetadata } from '@nestjs/common';
import type { DataOf, EventEnvelope, EventType } from '../../../proto/contract.ts';

const EVENT = Symbol('Event');

/**
 * Hears an event, at least once and in order for each document. Throwing means: again later, and after a few times to the
 * dead letters; a Problem `unavailable` or `upstream` is tried for as long as it takes.
 */
export function On<E extends EventType>(event: E) {
  return <T extends (data: DataOf<E>, envelope: EventEnvelope) => Promise<void>>(
    target: object,
    key: string,
    method: TypedPropertyDescriptor<T>,
  ): void => {
    SetMetadata(EVENT, event)(target, key, method as PropertyDescriptor);
  };
}

/** The event that a method hears, if it hears one. */
export const heardBy = (method: unknown): EventType | undefined =>
  typeof method === 'function' ? Reflect.getMetadata(EVENT, method) : undefined;
