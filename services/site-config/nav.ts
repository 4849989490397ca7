import { NavContent } from '../../proto/entities/nav.ts';
import { defineDocument } from '../kit/documents/define-document.ts';
import { inRegion } from './in-region.ts';
import { keyedRules } from './keyed-document.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { handle } from '../kit/contract/handle.ts';
import { loadInherited } from './load-inherited.ts';

export const navs = defineDocument<NavContent, typeof inRegion.dependencies>({
  kind: 'nav',
  capability: 'navigation',
  ...inRegion,
  ...keyedRules<NavContent>('nav'),
  spec: {
    name: 'navs',
    summarise: ({ domainId, region }) => ({
      name: region ? `Navigation of ${region}` : 'Navigation',
      domainId,
      guard: { region },
    }),
  },
});

export const navHandlers = {
  loadNav: handle(siteConfig.calls.loadNav, navs.needs, ({ domainId }, caller, { docs }) =>
    loadInherited('nav', NavContent, docs, { domainId }, caller),
  ),
  loadRegionNav: handle(siteConfig.calls.loadRegionNav, navs.needs, (scope, caller, { docs }) =>
    loadInherited('nav', NavContent, docs, scope, caller),
  ),
  saveNav: handle(siteConfig.calls.saveNav, navs.needs, ({ nav }, caller, needs) => navs.save(nav, caller, needs)),
  publishNav: handle(siteConfig.calls.publishNav, navs.needs, ({ nav }, caller, needs) =>
    navs.publish(nav, caller, needs),
  ),
};
