import type { Provider } from '@nestjs/common';
import type { Call, Contract } from '../../../proto/contract.ts';
import type { Handler, HandlersOf } from '../contract/handle.ts';
import type { EventHandler } from '../contract/on-event.ts';

/** A service as the host runs it. */
export interface ServiceDefinition {
  contract: Contract;
  handlers: Handler[];
  listeners: EventHandler[];
  providers: Provider[];
  /** The calls of other services that it makes: the bus refuses any other. */
  calls: Call[];
}

interface ServiceParts<C extends Contract> {
  handlers: HandlersOf<C>;
  listeners?: EventHandler[];
  /** What its handlers and listeners depend on. */
  providers: Provider[];
  calls?: Call[];
}

/** A service that answers every call of its contract. */
export const defineService = <C extends Contract>(
  contract: C,
  { handlers, listeners = [], providers, calls = [] }: ServiceParts<C>,
): ServiceDefinition => ({ contract, handlers: Object.values(handlers), listeners, providers, calls });
