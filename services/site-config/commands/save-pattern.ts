import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { patterns } from '../pattern.ts';

export const savePattern = handle(siteConfig.calls.savePattern, patterns.needs, ({ pattern }, caller, needs) =>
  patterns.save(pattern, caller, needs),
);
