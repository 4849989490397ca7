import type { Call, ClientInput } from '../../proto/contract.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { readContent } from './read-content.ts';
import type { DemoRegion } from './regions.ts';
import type { CallAsAdmin } from './seed-site.ts';

type Content<C extends Call> = Omit<ClientInput<C>, 'domainId'>;
type Settings = ClientInput<typeof siteConfig.calls.publishSiteSettings>['siteSettings'];

export const settings = readContent<Omit<Settings, 'domainId'>>('settings.json');
export const banners = readContent<Content<typeof siteConfig.calls.addPageBanner>[]>('banners.json');

export interface SiteDocuments {
  subNavs: Map<string, string>;
  banners: Map<string, string>;
}

export async function addSiteDocuments(
  call: CallAsAdmin,
  domainId: string,
  content: DemoRegion,
): Promise<SiteDocuments> {
  await addNavAndFooter(call, domainId, content, content.slugPrefix);
  return { subNavs: await addSubNavs(call, domainId, content), banners: await addBanners(call, domainId) };
}

export const addDefaultSiteDocuments = (call: CallAsAdmin, domainId: string, content: DemoRegion) =>
  addNavAndFooter(call, domainId, content, '');

async function addNavAndFooter(call: CallAsAdmin, domainId: string, content: DemoRegion, region: string) {
  const nav = await call(siteConfig.calls.loadRegionNav, { domainId, region });
  if (isMissing(nav, region))
    await call(siteConfig.calls.publishNav, { nav: { ...content.navigation, domainId, region } });
  const footer = await call(siteConfig.calls.loadRegionFooter, { domainId, region });
  if (isMissing(footer, region))
    await call(siteConfig.calls.publishFooter, { footer: { ...content.footer, domainId, region } });
}

const isMissing = (found: { region?: string; revision: number }, region: string) =>
  (found.region ?? '') !== region || found.revision === 0;

export async function addSettings(call: CallAsAdmin, domainId: string) {
  const { revision } = await call(siteConfig.calls.loadSiteSettings, { domainId });
  if (revision === 0) await call(siteConfig.calls.publishSiteSettings, { siteSettings: { ...settings, domainId } });
}

async function addSubNavs(call: CallAsAdmin, domainId: string, content: DemoRegion): Promise<Map<string, string>> {
  const region = content.slugPrefix;
  const stored = await call(siteConfig.calls.listSubNavs, { domainId, region });
  const ids = idsByName(stored);
  for (const { name, items } of content.subNavs) {
    const found = stored.find((subNav) => subNav.name === name);
    // Revision 1 was created but not filled, because a run was interrupted.
    if (found && found.revision > 1) continue;
    const { _id, revision } = found ?? (await call(siteConfig.calls.addSubNav, { domainId, region, name }));
    await call(siteConfig.calls.publishSubNav, { subNav: { _id, revision, domainId, region, name, items } });
    ids.set(name, _id);
  }
  return ids;
}

async function addBanners(call: CallAsAdmin, domainId: string): Promise<Map<string, string>> {
  const stored = await call(siteConfig.calls.listPageBanners, { domainId });
  const ids = idsByName(stored);
  for (const content of banners) {
    const found = stored.find(({ name }) => name === content.name);
    // A draft was created but not published, because a run was interrupted.
    if (found?.published) continue;
    const banner = found ?? (await call(siteConfig.calls.addPageBanner, { domainId, ...content }));
    await call(siteConfig.calls.publishPageBanner, { domainId, banner });
    ids.set(banner.name, banner._id);
  }
  return ids;
}

const idsByName = (all: { name: string; _id: string }[]) => new Map(all.map(({ name, _id }) => [name, _id]));
