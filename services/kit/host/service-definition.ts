import type { Provider } from '@nestjs/common';
import type { Call, Contract } from '../../../proto/contract.ts';
import type { Handler, HandlersOf, EventHandler } from '../contract/handle.ts';
import {
  adminUser,
  type NatsUser,
  bffUser,
  operatorUser,
  type ServiceConnections,
  serviceUser,
  toolsUser,
} from '../bus/access/nats-user.ts';

export interface ServiceDefinition {
  contract: Contract;
  handlers: Handler[];
  listeners: EventHandler[];
  providers: Provider[];
  calls: Call[];
  leastCallsAtOnce: number;
}

interface ServiceParts<C extends Contract> {
  handlers: HandlersOf<C>;
  listeners?: EventHandler[];
  providers?: Provider[];
  calls?: Call[];
  /** Overrides a lower setting, for a service whose calls wait in a fair queue that must know all of them. */
  leastCallsAtOnce?: number;
}

export const defineService = <C extends Contract>(
  contract: C,
  { handlers, listeners = [], providers = [], calls = [], leastCallsAtOnce = 1 }: ServiceParts<C>,
): ServiceDefinition => ({
  contract,
  handlers: Object.values(handlers),
  listeners,
  providers,
  calls,
  leastCallsAtOnce,
});

function connectionsOfService({ contract, listeners, calls }: ServiceDefinition): ServiceConnections {
  const publishers = new Set(listeners.map(({ event }) => event.service));
  return { contract, calls, publishers: [...publishers] };
}

export function createNatsUsers(definitions: ServiceDefinition[]): NatsUser[] {
  const all = definitions.map(connectionsOfService);
  return [...all.map(serviceUser), bffUser(all), toolsUser(all), operatorUser(all), adminUser];
}
