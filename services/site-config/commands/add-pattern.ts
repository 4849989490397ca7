import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { patterns } from '../pattern.ts';

export const addPattern = handle(siteConfig.calls.addPattern, patterns.needs, patterns.create);
