import { FooterContent } from '../../proto/entities/footer.ts';
import { NavContent } from '../../proto/entities/nav.ts';
import type { Caller, Capability } from '../../proto/permissions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { requireDomain } from '../kit/access.ts';
import { handle } from '../kit/contract/handle.ts';
import { defineDocument } from '../kit/documents/define-document.ts';
import type { Versioned, VersionedDocument } from '../kit/versioned/versioned.ts';
import { documentKey, inRegion, keyedRules, resolveInherited, type SiteDocumentScope } from './site-document.ts';

/** Defines a document that a region inherits from its domain until the region has one. */
function defineInherited<T extends SiteDocumentScope>(
  kind: 'nav' | 'footer',
  { capability, label, parse }: { capability: Capability; label: string; parse: (scope: SiteDocumentScope) => T },
) {
  const document = defineDocument<T, typeof inRegion.dependencies>({
    kind,
    capability,
    ...inRegion,
    ...keyedRules<T>(kind),
    spec: {
      name: `${kind}s`,
      summarise: ({ domainId, region }) => ({
        name: region ? `${label} of ${region}` : label,
        domainId,
        guard: { region } as Partial<T>,
      }),
    },
  });

  async function load(
    { domainId, region = '' }: SiteDocumentScope,
    caller: Caller,
    { docs }: { docs: Versioned<T> },
  ): Promise<VersionedDocument<T>> {
    requireDomain(caller, domainId);
    const { stage } = caller;
    const get = (scope: SiteDocumentScope) => docs[stage].get(documentKey(kind, scope));
    const own = await get({ domainId, region });
    const ofDomain = own ?? (await get({ domainId }));
    return resolveInherited(kind, stage, { domainId, region }, { own, ofDomain, defaults: parse });
  }

  return { ...document, load };
}

export const navs = defineInherited<NavContent>('nav', {
  capability: 'navigation',
  label: 'Navigation',
  parse: (scope) => NavContent.parse(scope),
});

export const footers = defineInherited<FooterContent>('footer', {
  capability: 'footer',
  label: 'Footer',
  parse: (scope) => FooterContent.parse(scope),
});

const { calls } = siteConfig;

export const inheritedHandlers = {
  loadNav: handle(calls.loadNav, navs.needs, navs.load),
  loadRegionNav: handle(calls.loadRegionNav, navs.needs, navs.load),
  saveNav: handle(calls.saveNav, navs.needs, ({ nav }, caller, needs) => navs.save(nav, caller, needs)),
  publishNav: handle(calls.publishNav, navs.needs, ({ nav }, caller, needs) => navs.publish(nav, caller, needs)),
  loadFooter: handle(calls.loadFooter, footers.needs, footers.load),
  loadRegionFooter: handle(calls.loadRegionFooter, footers.needs, footers.load),
  saveFooter: handle(calls.saveFooter, footers.needs, ({ footer }, caller, needs) =>
    footers.save(footer, caller, needs),
  ),
  publishFooter: handle(calls.publishFooter, footers.needs, ({ footer }, caller, needs) =>
    footers.publish(footer, caller, needs),
  ),
};
