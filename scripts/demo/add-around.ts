import { siteConfig } from '../../proto/site-config.ts';
import { demoBanners } from './around/banners.ts';
import { footerOf } from './around/footer.ts';
import { navOf } from './around/nav.ts';
import { settingsOf } from './around/settings.ts';
import { subNavsOf } from './around/sub-navs.ts';
import type { DemoRegion } from './content.ts';
import { itemsOf } from './item.ts';
import type { Ask } from './seed-site.ts';

/** What pages name by id, by the name that the demo has for it. */
export interface Around {
  subNavs: Map<string, string>;
  banners: Map<string, string>;
}

/** Adds what stands around the pages of a region, as far as it is missing. */
export async function addAround(ask: Ask, domainId: string, content: DemoRegion): Promise<Around> {
  await addNavAndFooter(ask, domainId, content, content.facts.slugPrefix);
  return { subNavs: await addSubNavs(ask, domainId, content), banners: await addBanners(ask, domainId) };
}

/** What stands around addresses of no region, as the search of all of them does. */
export const addDefaultAround = (ask: Ask, domainId: string, content: DemoRegion) =>
  addNavAndFooter(ask, domainId, content, '');

async function addNavAndFooter(ask: Ask, domainId: string, content: DemoRegion, region: string) {
  const nav = await ask(siteConfig.calls.loadRegionNav, { domainId, region });
  if (isMissing(nav, region)) await ask(siteConfig.calls.publishNav, { nav: { ...navOf(domainId, content), region } });
  const footer = await ask(siteConfig.calls.loadRegionFooter, { domainId, region });
  if (isMissing(footer, region))
    await ask(siteConfig.calls.publishFooter, { footer: { ...footerOf(domainId, content), region } });
}

/** What belongs to no region is loaded without one. */
const isMissing = (found: { region?: string; revision: number }, region: string) =>
  (found.region ?? '') !== region || found.revision === 0;

export async function addSettings(ask: Ask, domainId: string) {
  const { revision } = await ask(siteConfig.calls.loadSiteSettings, { domainId });
  if (revision === 0) await ask(siteConfig.calls.publishSiteSettings, { siteSettings: settingsOf(domainId) });
}

async function addSubNavs(ask: Ask, domainId: string, content: DemoRegion): Promise<Map<string, string>> {
  const region = content.facts.slugPrefix;
  const stored = await ask(siteConfig.calls.listSubNavs, { domainId, region });
  const known = idsByName(stored);
  for (const { name, links } of subNavsOf(content)) {
    const found = stored.find((subNav) => subNav.name === name);
    // Revision 1 is what an interrupted run created and did not fill.
    if (found && found.revision > 1) continue;
    const { _id, revision } = found ?? (await ask(siteConfig.calls.addSubNav, { domainId, region, name }));
    const items = itemsOf().rows(links.map((link) => ({ link })));
    await ask(siteConfig.calls.saveSubNav, { subNav: { _id, revision, domainId, region, name, items } });
    known.set(name, _id);
  }
  return known;
}

async function addBanners(ask: Ask, domainId: string): Promise<Map<string, string>> {
  const known = idsByName(await ask(siteConfig.calls.listPageBanners, { domainId }));
  for (const banner of demoBanners)
    if (!known.has(banner.name))
      known.set(banner.name, (await ask(siteConfig.calls.addPageBanner, { domainId, ...banner }))._id);
  return known;
}

const idsByName = (all: { name: string; _id: string }[]) => new Map(all.map(({ name, _id }) => [name, _id]));
