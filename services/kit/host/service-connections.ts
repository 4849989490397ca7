import type { ServiceDefinition } from './service-definition.ts';
import {
  type NatsUser,
  bffUser,
  operatorUser,
  type ServiceConnections,
  serviceUser,
  toolsUser,
} from '../bus/access/nats-user.ts';

function connectionsOfService({ contract, listeners, calls }: ServiceDefinition): ServiceConnections {
  const publishers = new Set(listeners.map(({ event }) => event.service));
  return { contract, calls, publishers: [...publishers] };
}

export function createNatsUsers(definitions: ServiceDefinition[]): NatsUser[] {
  const all = definitions.map(connectionsOfService);
  return [...all.map(serviceUser), bffUser(all), toolsUser(all), operatorUser(all)];
}
