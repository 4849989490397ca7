import type { ServiceDefinition } from './service-definition.ts';

/** The services that a command line names, all when it names none, or a sentence when it names one that is not there. */
export function selectServices(names: string[], services: ServiceDefinition[]): ServiceDefinition[] | Error {
  const known = services.map(({ contract }) => contract.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return new Error(`There is no service named ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  return names.length === 0 ? services : services.filter(({ contract }) => names.includes(contract.name));
}
