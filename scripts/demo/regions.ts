import { au } from './au/au.ts';
import type { DemoRegion } from './content.ts';
import { nz } from './nz/nz.ts';
import { sg } from './sg/sg.ts';
import { uk } from './uk/uk.ts';

/** In the order in which they are offered. */
export const demoRegions: readonly DemoRegion[] = [au, nz, sg, uk];
