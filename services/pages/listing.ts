import type { z } from 'zod';
import { Listing } from '../../proto/entities/listing.ts';
import type { Page, PageContent } from '../../proto/entities/page.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';

export function toListing(page: Page): z.infer<typeof Listing> {
  validateListing(page);
  const { _id, articleTypes, tags, published, revision } = page;
  return Listing.parse({ _id, articleTypes, tags, published, revision });
}

export function withListing(page: PageContent, sent: Record<string, unknown>): PageContent {
  validateListing(page);
  const chosen = Listing.pick({ articleTypes: true, tags: true }).safeParse(sent);
  if (!chosen.success) throw pageRefusals.invalidListing({ message: chosen.error.issues[0]!.message });
  const { articleTypes, tags } = chosen.data;
  return { ...page, ...('articleTypes' in sent ? { articleTypes } : {}), ...('tags' in sent ? { tags } : {}) };
}

function validateListing({ template, slug }: PageContent): void {
  if (template !== 'listing') throw pageRefusals.notAListing({ slug });
}
