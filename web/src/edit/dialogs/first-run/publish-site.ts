import { DEFAULT_COORDINATES } from '../../../../../proto/blocks/kinds/place.ts';
import type { Page } from '../../../../../proto/entities/page.ts';
import type { Region } from '../../../../../proto/entities/region.ts';
import { countryOfRegion } from '../../../../../proto/language.ts';
import type { Picture } from '../../../../../proto/values.ts';
import { findZone } from '../../../../../proto/zone-of-region.ts';
import type { api } from '../../../api.ts';

export interface FirstAnswers {
  name: string;
  regionName: string;
  code: string;
  slugPrefix: string;
  timeZone: string;
  colour: string;
  logo: Picture;
}

export function namesOf(code: string): Partial<FirstAnswers> {
  const country = countryOfRegion(code);
  if (!country) return {};
  const timeZone = findZone({ code });
  return {
    regionName: new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? '',
    slugPrefix: country.toLowerCase(),
    ...(timeZone && { timeZone }),
  };
}

export const LIGHT_GROUND = '#fafafa';

interface Target {
  /** The browser sends requests, and a program on the server calls the services. */
  send: typeof api;
  domainId: string;
  hostname: string;
}

/**
 * Publishes the domain, its brand, a region and a home page with its title. A second attempt uses what the first one has stored.
 */
export async function publishSite(target: Target, answers: FirstAnswers): Promise<{ region: Region; home: Page }> {
  await publishDomain(target, answers);
  await publishBrand(target, answers);
  await publishSurroundings(target, answers);
  const region = await publishRegion(target, answers);
  return { region, home: await publishHomePage(target, region, answers) };
}

async function publishDomain({ send, hostname }: Target, { name }: FirstAnswers): Promise<void> {
  const { domain, domains } = await send('GET /config/loadDomain', { hostname });
  const isStored = domains.some(({ _id }) => _id === domain._id);
  await send('POST /config/publishDomain', { domain: isStored ? { ...domain, name } : { name } });
}

/** One colour is enough at first; the screen “Brand” has all settings. */
async function publishBrand({ send, domainId }: Target, { name, colour, logo }: FirstAnswers): Promise<void> {
  const stored = await send('GET /brand/load', { domainId });
  const look = {
    primary: colour,
    accent: colour,
    ground: LIGHT_GROUND,
    corner: 'small',
    buttonShape: 'rounded',
  } as const;
  await send('POST /brand/publish', { brand: { ...stored, ...look, name, logo } });
}

/** Without these documents, pages would have a link to a missing page and a notice without a message. */
async function publishSurroundings({ send, domainId }: Target, { name }: FirstAnswers): Promise<void> {
  const settings = await send('GET /siteSettings/loadSiteSettings', { domainId });
  const cookie = { ...settings.cookie, message: '' };
  if (settings.revision === 0)
    await send('POST /siteSettings/publishSiteSettings', { siteSettings: { domainId, title: name, cookie } });
  const nav = await send('POST /nav/loadRegionNav', { domainId, region: '' });
  const none = { type: 'page', href: '', text: '' } as const;
  if (nav.revision === 0)
    await send('POST /site/publishNav', { nav: { domainId, contactLink: none, ctaLink: none, ctaText: '' } });
}

async function publishRegion({ send, domainId }: Target, answers: FirstAnswers): Promise<Region> {
  const { regionName: name, code, slugPrefix, timeZone } = answers;
  const found = (await send('GET /regions/loadRegions', { domainId })).find((one) => one.slugPrefix === slugPrefix);
  if (found?.published) return found;
  const place = { ...DEFAULT_COORDINATES, timeZone };
  const content = { domainId, name, code, slugPrefix, flag: '', homePageSlug: 'home', ...place };
  const region = found ?? (await send('POST /regions/createRegion', { region: content }));
  return send('POST /regions/publishRegion', { region: { ...region, ...content } });
}

async function publishHomePage(
  { send, domainId }: Target,
  { _id, name, slugPrefix }: Region,
  { name: title }: FirstAnswers,
): Promise<Page> {
  const slug = `${slugPrefix}/home`;
  const region = { _id, name, slugPrefix };
  const { data } = await send('GET /page/checkSlug', { slug, domainId });
  const page = data
    ? await send('GET /page/load', { slug, domainId })
    : await send('POST /page/save', { page: { domainId, slug, region, template: 'home', title, header: { title } } });
  if (page.published) return page;
  return send('POST /page/publishPage', { page: { _id: page._id, revision: page.revision } });
}
