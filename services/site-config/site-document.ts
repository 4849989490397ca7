import { Stored } from '../../proto/entities/stored.ts';
import { type Caller, guardedFields, type Stage } from '../../proto/permissions.ts';
import { siteConfigRefusals } from '../../proto/refusals/site-config.ts';
import { Id } from '../../proto/values.ts';
import type { NamedScope } from '../kit/access.ts';
import type { Resolved } from '../kit/contract/handle.ts';
import { RegionCache } from '../kit/regions/region-cache.ts';
import { sanitizeRichTexts } from '../kit/rich-text/sanitize.ts';
import { type VersionedDocument, stripInternalFields } from '../kit/versioned/versioned.ts';
import { changedEvents, type Kind } from './changed-event.ts';
import { requireSize } from './document-limits.ts';

export interface SiteDocumentScope {
  domainId: string;
  region?: string;
}

export function documentKey(kind: Kind, { domainId, region }: SiteDocumentScope): string {
  const prefix = kind === 'site-settings' ? 'siteSettings' : kind;
  const key = region ? `${prefix}_${domainId}_${region}` : `${prefix}_${domainId}`;
  if (!Id.safeParse(key).success) throw siteConfigRefusals.noSuchDomainOrRegion();
  return key;
}

export const keyedRules = <T extends SiteDocumentScope>(kind: Kind, richFields: readonly string[] = []) => {
  const noun = kind.replace('-', ' ');
  return {
    noun,
    nameOf: () => `the ${noun}`,
    keyOf: (content: T) => documentKey(kind, content),
    normalize: (sent: T): Promise<T> => sanitizeRichTexts(withoutEmptyRegion(withoutProtectedFields(sent)), richFields),
    validate: (draft: T) => requireSize(`the ${noun}`, draft),
    events: changedEvents(kind),
  };
};

/** Editors get inherited content under the key of the region, so that saving it creates a document for that region only. */
export function resolveInherited<T extends SiteDocumentScope>(
  kind: Kind,
  stage: Stage,
  scope: SiteDocumentScope,
  found: {
    own: VersionedDocument<T> | null;
    ofDomain: VersionedDocument<T> | null;
    defaults: (scope: SiteDocumentScope) => T;
  },
): VersionedDocument<T> {
  const { own, ofDomain, defaults } = found;
  if (own) return own;
  if (stage === 'live') return ofDomain ?? asUnsavedDocument(kind, defaults({ domainId: scope.domainId }));
  const start = ofDomain ? stripInternalFields(ofDomain) : defaults({ domainId: scope.domainId });
  return asUnsavedDocument(kind, scope.region ? { ...start, region: scope.region } : start);
}

export function asUnsavedDocument<T extends SiteDocumentScope>(kind: Kind, content: T): VersionedDocument<T> {
  const epoch = new Date(0).toISOString();
  const stored: Stored = {
    _id: documentKey(kind, content),
    revision: 0,
    createdAt: epoch,
    updatedAt: epoch,
    published: false,
  };
  return { ...content, ...stored };
}

function withoutProtectedFields<T extends object>(sent: T): T {
  const readOnly = new Set<string>([...guardedFields, ...Object.keys(Stored.shape)]);
  return Object.fromEntries(
    Object.entries(sent).filter(([field]) => !readOnly.has(field) && !field.startsWith('_')),
  ) as T;
}

function withoutEmptyRegion<T extends SiteDocumentScope>(content: T): T {
  if (content.region) return content;
  const { region: _, ...rest } = content;
  return rest as T;
}

interface RegionalContent {
  region?: string;
}

const dependencies = { regions: RegionCache };
type Needs = Resolved<typeof dependencies>;

export const inRegion = {
  dependencies,

  /** A document of a deleted region belongs to the whole domain. */
  async scopeOf({ region: prefix }: RegionalContent, caller: Caller, { regions }: Needs): Promise<NamedScope> {
    const region = prefix ? await regions.findByPrefix(prefix, caller) : null;
    return region ? { regionId: region._id, regionName: region.draft?.name } : {};
  },

  /** An older document of a deleted region would not be shown anywhere. */
  async requireReferences(
    { region }: RegionalContent,
    caller: Caller,
    { regions }: Needs,
    isRestore: boolean,
  ): Promise<void> {
    if (!region || (await regions.findByPrefix(region, caller))) return;
    throw isRestore
      ? siteConfigRefusals.regionDeleted({ prefix: region })
      : siteConfigRefusals.noRegion({ prefix: region });
  },
};
