import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { migratePattern, patterns } from '../pattern.ts';

export const listPatterns = handle(siteConfig.calls.listPatterns, patterns.needs, async (input, caller, needs) =>
  (await patterns.list(input, caller, needs)).map(migratePattern),
);
