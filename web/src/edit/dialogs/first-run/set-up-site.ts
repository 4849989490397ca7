import type { Page } from '../../../../../proto/entities/page.ts';
import type { Region } from '../../../../../proto/entities/region.ts';
import type { Picture } from '../../../../../proto/values.ts';
import { api } from '../../../api.ts';
import type { Editor } from '../../core/editor.ts';
import { getOperations } from '../../page-types/page-operations.ts';
import { getPageType } from '../../page-types/registry.ts';
import { newPage } from '../../sidebar/new-page.ts';
import { createRecipeItems, emptyRecipe } from '../../sidebar/recipes.ts';
import { newRegion } from '../site-settings/region-errors.ts';

export interface FirstAnswers {
  name: string;
  regionName: string;
  code: string;
  slugPrefix: string;
  timeZone: string;
  colour: string;
  logo: Picture;
}

/**
 * Publishes the domain, its brand, a region and a home page. A second attempt uses what the first one has stored. Returns the address of the
 * home page.
 */
export async function setUpSite(editor: Editor, domainId: string, answers: FirstAnswers): Promise<string> {
  await publishDomain(answers);
  await publishBrand(domainId, answers);
  await publishSurroundings(domainId, answers);
  const region = await publishRegion(domainId, answers);
  await publishHomePage(editor, { domainId, region, title: answers.name });
  return `/${region.slugPrefix}`;
}

async function publishDomain({ name }: FirstAnswers): Promise<void> {
  const { domain, domains } = await api('GET /config/loadDomain', { hostname: location.hostname });
  const isStored = domains.some(({ _id }) => _id === domain._id);
  await api('POST /config/publishDomain', { domain: isStored ? { ...domain, name } : { name } });
}

/** One colour is enough at first; the screen “Brand” has all settings. */
async function publishBrand(domainId: string, { name, colour, logo }: FirstAnswers): Promise<void> {
  const stored = await api('GET /brand/load', { domainId });
  const look = { primary: colour, accent: colour, ground: '#fafafa', corner: 'small', buttonShape: 'rounded' } as const;
  await api('POST /brand/publish', { brand: { ...stored, ...look, name, logo } });
}

/** Without these documents, pages would have a link to a missing page and a notice without a message. */
async function publishSurroundings(domainId: string, { name }: FirstAnswers): Promise<void> {
  const settings = await api('GET /siteSettings/loadSiteSettings', { domainId });
  const cookie = { ...settings.cookie, message: '' };
  if (settings.revision === 0)
    await api('POST /siteSettings/publishSiteSettings', { siteSettings: { domainId, title: name, cookie } });
  const nav = await api('POST /nav/loadRegionNav', { domainId, region: '' });
  const none = { type: 'page', href: '', text: '' } as const;
  if (nav.revision === 0)
    await api('POST /site/publishNav', { nav: { domainId, contactLink: none, ctaLink: none, ctaText: '' } });
}

async function publishRegion(domainId: string, answers: FirstAnswers): Promise<Region> {
  const { regionName: name, code, slugPrefix, timeZone } = answers;
  const found = (await api('GET /regions/loadRegions', { domainId })).find((one) => one.slugPrefix === slugPrefix);
  if (found?.published) return found;
  const content = { ...newRegion(domainId), name, code, slugPrefix, timeZone, homePageSlug: 'home' };
  const region = found ?? (await api('POST /regions/createRegion', { region: content }));
  return api('POST /regions/publishRegion', { region: { ...region, ...content } });
}

/** Sample content cannot be published, so it is added to the draft afterwards. */
async function publishHomePage(
  editor: Editor,
  { domainId, region, title }: { domainId: string; region: Region; title: string },
): Promise<void> {
  const slug = `${region.slugPrefix}/home`;
  const type = getPageType(editor, 'page');
  const content = newPage({ type, template: 'home', recipe: emptyRecipe, region, title, slug, domainId, today: '' });
  const operations = getOperations(editor, 'page');
  const save = (page: object) => operations.save({ page: page as Page });
  const { data } = await operations.checkSlug({ slug, domainId });
  const page = data ? await operations.load({ slug, domainId, pageType: 'page' }) : await save(content);
  const live = page.published ? page : await operations.publish({ page: toRef(page) });
  await save({ ...content, ...toRef(live), contents: createRecipeItems(home) });
}

const home = { ...emptyRecipe, parts: ['FeatureContent', 'section:benefits', 'section:questions'] };

const toRef = ({ _id, revision }: Page) => ({ _id, revision });
