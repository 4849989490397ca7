import { handledEvents } from '../../bff/caches.ts';
import type { Contract, EventType } from '../../proto/contract.ts';
import { contracts } from '../../proto/index.ts';
import { services } from '../../services/services.ts';

export function listenersTo(event: EventType): string[] {
  const listening = services.filter(({ listeners }) => listeners.some((one) => one.event.subject === event.subject));
  const names = listening.map(({ contract }) => contract.name).sort();
  return handledEvents.includes(event) ? [...names, 'bff'] : names;
}

export const events: EventType[] = contracts.flatMap((contract: Contract) => Object.values(contract.events));
