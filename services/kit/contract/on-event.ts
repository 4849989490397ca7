import type { EventData, EventEnvelope, EventType } from '../../../proto/contract.ts';
import type { Dependencies, Resolved } from './dependencies.ts';

export interface EventHandler<E extends EventType = any> {
  event: E;
  dependencies: Dependencies;
  run: (data: EventData<E>, envelope: EventEnvelope, dependencies: any) => Promise<unknown>;
}

/**
 * Events arrive at least once and in order for each document. If the handler throws, the event is delivered again, and moved to the dead
 * letters after a few attempts; after Problem `unavailable` or `upstream` it is retried without a limit.
 */
export const onEvent = <E extends EventType, D extends Dependencies>(
  event: E,
  dependencies: D,
  run: (data: EventData<E>, envelope: EventEnvelope, dependencies: Resolved<D>) => Promise<unknown>,
): EventHandler<E> => ({ event, dependencies, run });
