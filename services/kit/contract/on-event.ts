import type { EventData, EventEnvelope, EventType } from '../../../proto/contract.ts';
import type { Dependencies, Resolved } from './dependencies.ts';

export interface EventHandler<E extends EventType = any> {
  event: E;
  dependencies: Dependencies;
  run: (data: EventData<E>, envelope: EventEnvelope, dependencies: any) => Promise<unknown>;
}

/**
 * Events arrive at least once, in order per document; a failed one is retried a few times, or without a limit after Problem `unavailable`
 * or `upstream`.
 */
export const onEvent = <E extends EventType, D extends Dependencies>(
  event: E,
  dependencies: D,
  run: (data: EventData<E>, envelope: EventEnvelope, dependencies: Resolved<D>) => Promise<unknown>,
): EventHandler<E> => ({ event, dependencies, run });
