import type { Provider } from '@nestjs/common';
import type { Call, Contract } from '../../../proto/contract.ts';
import type { Handler, HandlersOf } from '../contract/handle.ts';
import type { EventHandler } from '../contract/on-event.ts';

export interface ServiceDefinition {
  contract: Contract;
  handlers: Handler[];
  listeners: EventHandler[];
  providers: Provider[];
  calls: Call[];
}

interface ServiceParts<C extends Contract> {
  handlers: HandlersOf<C>;
  listeners?: EventHandler[];
  providers?: Provider[];
  calls?: Call[];
}

export const defineService = <C extends Contract>(
  contract: C,
  { handlers, listeners = [], providers = [], calls = [] }: ServiceParts<C>,
): ServiceDefinition => ({ contract, handlers: Object.values(handlers), listeners, providers, calls });
