import type { Caller } from '../../proto/permissions.ts';
import { requireDomain } from '../kit/access.ts';
import type { Versioned, VersionedDocument } from '../kit/versioned/versioned.ts';
import { documentKey, resolveInherited, type SiteDocumentScope } from './keyed-document.ts';

export async function loadInherited<T extends SiteDocumentScope>(
  kind: 'nav' | 'footer',
  content: { parse(scope: SiteDocumentScope): T },
  docs: Versioned<T>,
  { domainId, region = '' }: SiteDocumentScope,
  caller: Caller,
): Promise<VersionedDocument<T>> {
  requireDomain(caller, domainId);
  const { stage } = caller;
  const get = (scope: SiteDocumentScope) => docs[stage].get(documentKey(kind, scope));
  const own = await get({ domainId, region });
  const ofDomain = own ?? (await get({ domainId }));
  return resolveInherited(
    kind,
    stage,
    { domainId, region },
    { own, ofDomain, defaults: (scope) => content.parse(scope) },
  );
}
