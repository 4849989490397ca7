import { z } from 'zod';
import { Id, Link } from '../values.ts';
import { Stored } from './stored.ts';

export const SubNavContent = z.object({
  domainId: Id.describe('Id of the domain.'),
  region: z.string().max(60).default('').describe('Address prefix of a region; empty for the domain.'),
  name: z.string().trim().min(1, 'A sub nav needs a name.').max(100).describe('Name of the sub nav, shown to editors.'),
  items: z
    .array(z.looseObject({ key: z.string().max(40), link: Link }))
    .max(50)
    .default([]),
});
export type SubNavContent = z.infer<typeof SubNavContent>;

export const SubNav = SubNavContent.extend(Stored.shape).extend({
  count: z.number().int().default(0).describe('Number of pages that use it; only an unused sub nav can be removed.'),
});
export type SubNav = z.infer<typeof SubNav>;
