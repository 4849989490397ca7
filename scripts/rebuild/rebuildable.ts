import type { Call } from '../../proto/contract.ts';
import { Problem } from '../../proto/errors.ts';
import { calls } from '../../proto/index.ts';

/** Every call of that name rebuilds a read model from its source. */
export const rebuildable: Call[] = calls.filter(({ key }) => key === 'rebuild');

/** The calls for these services, each once. Problem `invalid` for none, or for one that keeps nothing of the kind. */
export function selectRebuilds(names: string[]): Call[] {
  const known = rebuildable.map(({ service }) => service);
  const there = `There ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}.`;
  if (names.length === 0) throw new Problem('invalid', `Say what to rebuild. ${there}`);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Problem('invalid', `Nothing is called ${unknown} that can be rebuilt. ${there}`);
  return rebuildable.filter(({ service }) => names.includes(service));
}

/** What came of it, in a sentence: `search was rebuilt in 0.2 s: 14 indexed.` */
export function describeResult({ service }: Call, answer: object, seconds: number): string {
  const counts = Object.entries(answer).map(([what, count]) => `${String(count)} ${what}`);
  return `${service} was rebuilt in ${seconds.toFixed(1)} s: ${counts.join(', ')}.`;
}
