import { au } from './au/au.ts';
import type { DemoRegion } from './content.ts';
import { nz } from './nz/nz.ts';
import { sg } from './sg/sg.ts';
import { uk } from './uk/uk.ts';

export const demoRegions: readonly DemoRegion[] = [au, nz, sg, uk];

export function selectDemoRegions(names = ''): readonly DemoRegion[] {
  const selected = names.split(',').filter(Boolean);
  const prefixes = demoRegions.map(({ facts }) => facts.slugPrefix);
  const unknown = selected.filter((name) => !prefixes.includes(name));
  if (unknown.length > 0)
    throw new Error(`The demo has no region ${unknown.join(', ')}. There are ${prefixes.join(', ')}.`);
  return selected.length === 0 ? demoRegions : demoRegions.filter(({ facts }) => selected.includes(facts.slugPrefix));
}
