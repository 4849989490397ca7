import { au } from './au/au.ts';
import type { DemoRegion } from './content.ts';
import { nz } from './nz/nz.ts';
import { sg } from './sg/sg.ts';
import { uk } from './uk/uk.ts';

/** In the order in which they are offered. */
export const demoRegions: readonly DemoRegion[] = [au, nz, sg, uk];

/** The regions with these slug prefixes, separated by commas; all of them when none is named. Throws when there is no such region. */
export function demoRegionsNamed(names = ''): readonly DemoRegion[] {
  const wanted = names.split(',').filter(Boolean);
  const prefixes = demoRegions.map(({ facts }) => facts.slugPrefix);
  const unknown = wanted.filter((name) => !prefixes.includes(name));
  if (unknown.length > 0)
    throw new Error(`The demo has no region ${unknown.join(', ')}. There are ${prefixes.join(', ')}.`);
  return wanted.length === 0 ? demoRegions : demoRegions.filter(({ facts }) => wanted.includes(facts.slugPrefix));
}
