import { sitemap } from '../../../proto/sitemap.ts';
import { handle } from '../../kit/contract/handle.ts';

export const listDisallowed = handle(sitemap.calls.disallowed, {}, () => Promise.resolve({ slugs: [] }));
