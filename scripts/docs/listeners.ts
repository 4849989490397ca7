import type { Contract, EventType } from '../../proto/contract.ts';
import { contracts } from '../../proto/index.ts';
import { services } from '../../services/services.ts';
import { type Files, productCode } from '../architecture/source-tree.ts';

export function listenersTo(event: EventType, files: Files): string[] {
  const listening = services.filter(({ listeners }) => listeners.some((one) => one.event.subject === event.subject));
  const names = listening.map(({ contract }) => contract.name).sort();
  return isNamedInBff(event, files) ? [...names, 'bff'] : names;
}

function isNamedInBff({ service, key }: EventType, files: Files): boolean {
  const name = new RegExp(`\\b${variableOf(service)}\\.events\\.${key}\\b`);
  return productCode(files).some(([path, text]) => path.startsWith('bff/') && name.test(text));
}

const variableOf = (service: string) => service.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const events: EventType[] = contracts.flatMap((contract: Contract) => Object.values(contract.events));
