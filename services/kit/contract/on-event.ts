import type { EventData, EventEnvelope, EventType } from '../../../proto/contract.ts';
import type { Dependencies, Resolved } from './dependencies.ts';

/** What a service does when it receives one event. */
export interface EventHandler<E extends EventType = any> {
  event: E;
  dependencies: Dependencies;
  run: (data: EventData<E>, envelope: EventEnvelope, dependencies: any) => Promise<unknown>;
}

/**
 * Listens to an event, which arrives at least once and in order for each document. An event whose listener throws is delivered again,
 * and after a few attempts moved to the dead letters; after a Problem `unavailable` or `upstream` it is retried without a limit.
 */
export const onEvent = <E extends EventType, D extends Dependencies>(
  event: E,
  dependencies: D,
  run: (data: EventData<E>, envelope: EventEnvelope, dependencies: Resolved<D>) => Promise<unknown>,
): EventHandler<E> => ({ event, dependencies, run });
