import { Problem } from '../../proto/errors.ts';
import { Stored } from '../../proto/entities/stored.ts';
import { guardedFields, type Stage } from '../../proto/permissions.ts';
import { Id } from '../../proto/values.ts';
import { sanitise } from '../kit/rich-text/sanitise.ts';
import { contentOf } from '../kit/versioned/content-of.ts';
import { startedFrom } from '../kit/versioned/started-from.ts';
import type { Decision, Doc, Head } from '../kit/versioned/versioned.ts';
import { changed, type Kind, usesOf } from './changed.ts';
import { refuseLarge } from './limits.ts';

/** There is one of each kind for a domain; of navs and footers, one more for each of its regions that has its own. */
export interface Place {
  domainId: string;
  /** A region's slugPrefix; absent or empty for the domain. */
  region?: string;
}

export function keyOf(kind: Kind, { domainId, region }: Place): string {
  const prefix = kind === 'site-settings' ? 'siteSettings' : kind;
  const key = region ? `${prefix}_${domainId}_${region}` : `${prefix}_${domainId}`;
  // Those of domains and regions are far shorter.
  if (!Id.safeParse(key).success) throw new Problem('not-found', 'There is no such domain or region.');
  return key;
}

/** The next state of such a document, be it the first or a later one. */
export async function saved<T extends Place>(
  kind: Kind,
  head: Head<T> | null,
  sent: T & { revision?: number },
  publish: boolean,
): Promise<Decision<T>> {
  const what = `the ${kind.replace('-', ' ')}`;
  startedFrom(sent.revision, head, what);
  const draft = await sanitise<T>(withoutEmptyRegion(withoutGuarded(sent)));
  refuseLarge(what, draft);
  return {
    action: publish ? 'publish' : 'save',
    draft,
    ...(publish && { live: 'publish' as const }),
    facts: (after) => [changed(kind, after.draft!._id, sent.domainId, publish, usesOf(draft))],
  };
}

/**
 * The region's own, else the domain's, else the defaults. Visitors get it as it is; an editor gets it under the region's key,
 * so that saving it makes the region's own and leaves the other regions theirs.
 */
export function shown<T extends Place>(
  kind: Kind,
  stage: Stage,
  place: Place,
  found: { own: Doc<T> | null; ofDomain: Doc<T> | null; defaults: (place: Place) => T },
): Doc<T> {
  const { own, ofDomain, defaults } = found;
  if (own) return own;
  if (stage === 'live') return ofDomain ?? unsaved(kind, defaults({ domainId: place.domainId }));
  const start = ofDomain ? contentOf(ofDomain) : defaults({ domainId: place.domainId });
  return unsaved(kind, place.region ? { ...start, region: place.region } : start);
}

/** As if it were stored: nobody has saved it yet. */
export function unsaved<T extends Place>(kind: Kind, content: T): Doc<T> {
  const never = new Date(0).toISOString();
  const stored: Stored = {
    _id: keyOf(kind, content),
    revision: 0,
    createdAt: never,
    updatedAt: never,
    published: false,
  };
  return { ...content, ...stored };
}

/** Documents retain undeclared fields, except those of the store and of permissions. */
function withoutGuarded<T extends object>(sent: T): T {
  const closed = new Set<string>([...guardedFields, ...Object.keys(Stored.shape)]);
  return Object.fromEntries(
    Object.entries(sent).filter(([field]) => !closed.has(field) && !field.startsWith('_')),
  ) as T;
}

function withoutEmptyRegion<T extends Place>(content: T): T {
  if (content.region) return content;
  const { region: _, ...rest } = content;
  return rest as T;
}
