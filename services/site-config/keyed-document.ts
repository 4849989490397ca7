import { Problem } from '../../proto/errors.ts';
import { Stored } from '../../proto/entities/stored.ts';
import { guardedFields, type Stage } from '../../proto/permissions.ts';
import { Id } from '../../proto/values.ts';
import { sanitizeRichTexts } from '../kit/rich-text/sanitize.ts';
import { stripInternalFields } from '../kit/versioned/content-of.ts';
import { requireRevision } from '../kit/versioned/require-revision.ts';
import type { Decision, VersionedDocument, Head } from '../kit/versioned/versioned.ts';
import { changedEvent, type Kind, extractUses } from './changed-event.ts';
import { requireSize } from './document-limits.ts';

/** There is one of each kind for a domain; of navs and footers, one more for each of its regions that has its own. */
export interface SiteDocumentScope {
  domainId: string;
  /** A region's slugPrefix; absent or empty for the domain. */
  region?: string;
}

export function documentKey(kind: Kind, { domainId, region }: SiteDocumentScope): string {
  const prefix = kind === 'site-settings' ? 'siteSettings' : kind;
  const key = region ? `${prefix}_${domainId}_${region}` : `${prefix}_${domainId}`;
  // Those of domains and regions are far shorter.
  if (!Id.safeParse(key).success) throw new Problem('not-found', 'There is no such domain or region.');
  return key;
}

/** The next state of such a document, be it the first or a later one. */
export async function decideSave<T extends SiteDocumentScope>(
  kind: Kind,
  head: Head<T> | null,
  sent: T & { revision?: number },
  publish: boolean,
): Promise<Decision<T>> {
  const what = `the ${kind.replace('-', ' ')}`;
  requireRevision(sent.revision, head, what);
  const draft = await sanitizeRichTexts<T>(withoutEmptyRegion(withoutProtectedFields(sent)));
  requireSize(what, draft);
  return {
    action: publish ? 'publish' : 'save',
    draft,
    ...(publish && { live: 'publish' as const }),
    facts: (after) => [changedEvent(kind, after.draft!._id, sent.domainId, publish, extractUses(draft))],
  };
}

/**
 * The region's own, else the domain's, else the defaults. Visitors get it as it is; an editor gets it under the region's key,
 * so that saving it makes the region's own and leaves the other regions theirs.
 */
export function resolveInherited<T extends SiteDocumentScope>(
  kind: Kind,
  stage: Stage,
  place: SiteDocumentScope,
  found: {
    own: VersionedDocument<T> | null;
    ofDomain: VersionedDocument<T> | null;
    defaults: (place: SiteDocumentScope) => T;
  },
): VersionedDocument<T> {
  const { own, ofDomain, defaults } = found;
  if (own) return own;
  if (stage === 'live') return ofDomain ?? asUnsavedDocument(kind, defaults({ domainId: place.domainId }));
  const start = ofDomain ? stripInternalFields(ofDomain) : defaults({ domainId: place.domainId });
  return asUnsavedDocument(kind, place.region ? { ...start, region: place.region } : start);
}

/** As if it were stored: nobody has saved it yet. */
export function asUnsavedDocument<T extends SiteDocumentScope>(kind: Kind, content: T): VersionedDocument<T> {
  const never = new Date(0).toISOString();
  const stored: Stored = {
    _id: documentKey(kind, content),
    revision: 0,
    createdAt: never,
    updatedAt: never,
    published: false,
  };
  return { ...content, ...stored };
}

/** Documents retain undeclared fields, except those of the store and of permissions. */
function withoutProtectedFields<T extends object>(sent: T): T {
  const closed = new Set<string>([...guardedFields, ...Object.keys(Stored.shape)]);
  return Object.fromEntries(
    Object.entries(sent).filter(([field]) => !closed.has(field) && !field.startsWith('_')),
  ) as T;
}

function withoutEmptyRegion<T extends SiteDocumentScope>(content: T): T {
  if (content.region) return content;
  const { region: _, ...rest } = content;
  return rest as T;
}
