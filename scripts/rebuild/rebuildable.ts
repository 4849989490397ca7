import type { Call } from '../../proto/contract.ts';
import { calls } from '../../proto/index.ts';
import { defineRefusals } from '../../proto/refusals/define-refusals.ts';

const refusals = defineRefusals('rebuild', {
  nothingNamed: ['invalid', 'Name the read models to rebuild, or all: {choices}.'],
  unknown: ['invalid', '{name} cannot be rebuilt. Choose from all, {choices}.'],
});

export type Rebuild = Call & { rebuilds: string };

export const rebuildable: Rebuild[] = calls
  .filter((call: Call): call is Rebuild => call.rebuilds !== undefined)
  .sort((a, b) => (a.rebuilds < b.rebuilds ? -1 : 1));

export function selectRebuilds(names: string[]): Rebuild[] {
  const choices = rebuildable.map(({ rebuilds }) => rebuilds);
  if (names.join() === 'all') return rebuildable;
  if (names.length === 0) throw refusals.nothingNamed({ choices: choices.join(', ') });
  const unknown = names.find((name) => !choices.includes(name));
  if (unknown !== undefined) throw refusals.unknown({ name: unknown, choices: choices.join(', ') });
  return rebuildable.filter(({ rebuilds }) => names.includes(rebuilds));
}

export function describeResult({ rebuilds }: Rebuild, answer: object, seconds: number): string {
  const counts = Object.entries(answer).map(([what, count]) => `${String(count)} ${what}`);
  return `Rebuilt ${rebuilds} in ${seconds.toFixed(1)} s: ${counts.join(', ')}.`;
}
