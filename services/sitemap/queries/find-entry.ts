import { sitemap } from '../../../proto/sitemap.ts';
import { handle } from '../../kit/contract/handle.ts';
import { ENTRIES } from '../sitemap.store.ts';

export const findEntry = handle(
  sitemap.calls.entry,
  { entries: ENTRIES },
  async ({ _id }, { domainId }, { entries }) => {
    const entry = await entries.get(_id);
    return { revision: entry && entry.domainId === domainId && entry.listed ? entry.revision : null };
  },
);
