import { z } from 'zod';
import { Item } from '../content.ts';
import { Id } from '../values.ts';
import { patternLimits } from '../limits.ts';
import { Stored } from './stored.ts';

export const PatternContent = z.object({
  domainId: Id.describe('Id of the domain.'),
  name: z.string().trim().min(1, 'A pattern needs a name.').max(100).describe('Name of the pattern, shown to editors.'),
  items: z
    .array(Item)
    .min(1, 'A pattern needs a block.')
    .max(patternLimits.items)
    .describe('The blocks, in the order of the page.'),
});
export type PatternContent = z.infer<typeof PatternContent>;

export const Pattern = PatternContent.extend(Stored.shape);
export type Pattern = z.infer<typeof Pattern>;
