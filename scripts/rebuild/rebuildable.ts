import type { Call } from '../../proto/contract.ts';
import { calls } from '../../proto/index.ts';
import { defineRefusals } from '../../proto/refusals/define-refusals.ts';

const refusals = defineRefusals('rebuild', {
  nothingNamed: ['invalid', 'Name the read models to rebuild: {choices}.'],
  unknown: ['invalid', '{name} cannot be rebuilt. Choose from {choices}.'],
});

export const rebuildable: Call[] = calls.filter(({ key }) => key === 'rebuild');

export function selectRebuilds(names: string[]): Call[] {
  const services = rebuildable.map(({ service }) => service);
  const choices = services.join(', ');
  if (names.length === 0) throw refusals.nothingNamed({ choices });
  const unknown = names.find((name) => !services.includes(name));
  if (unknown !== undefined) throw refusals.unknown({ name: unknown, choices });
  return rebuildable.filter(({ service }) => names.includes(service));
}

export function describeResult({ service }: Call, answer: object, seconds: number): string {
  const counts = Object.entries(answer).map(([what, count]) => `${String(count)} ${what}`);
  return `Rebuilt ${service} in ${seconds.toFixed(1)} s: ${counts.join(', ')}.`;
}
