import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { patterns } from '../pattern.ts';

export const deletePattern = handle(siteConfig.calls.deletePattern, patterns.needs, ({ _id }, caller, needs) =>
  patterns.delete(_id, caller, needs),
);
