import type { ServiceDefinition } from '../../host/service-definition.ts';
import { type BusUser, bffUser, type ServiceLinks, serviceUser, toolsUser } from './bus-user.ts';

export function linksOf({ contract, listeners, calls }: ServiceDefinition): ServiceLinks {
  const announcers = new Set(listeners.map(({ event }) => event.service));
  return { contract, calls, announcers: [...announcers] };
}

/** The users of a deployment: one for each service, the BFF and the command line tools. */
export function usersOf(definitions: ServiceDefinition[]): BusUser[] {
  const all = definitions.map(linksOf);
  return [...all.map(serviceUser), bffUser(all), toolsUser(all)];
}
