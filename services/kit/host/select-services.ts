import type { ServiceDefinition } from './service-definition.ts';

export function selectServices(names: string[], services: ServiceDefinition[]): ServiceDefinition[] | Error {
  const existing = services.map(({ contract }) => contract.name);
  const unknown = names.filter((name) => !existing.includes(name));
  if (unknown.length > 0)
    return new Error(`There is no service named ${unknown.join(', ')}. There are: ${existing.join(', ')}.`);
  return names.length === 0 ? services : services.filter(({ contract }) => names.includes(contract.name));
}
