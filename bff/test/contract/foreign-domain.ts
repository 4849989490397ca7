import { domain, page, region, site as documents } from '../../../proto/examples/names.ts';
import type { SiteOverHttp } from '../site.ts';
import { done } from '../editing.ts';

export const HOST = 'careers.tern.example';
/** A word in every text of the other domain that occurs in no other text. */
export const MARK = 'kittiwake';

/** Creates one document of each kind in another domain. Returns their ids by the names in the examples. */
export async function foreignDomain(site: SiteOverHttp, domainId: string, token: string) {
  const headers = { host: HOST, authorization: `Bearer ${token}` };
  const write = async (path: string, body: object) => done(await site.post(`/api${path}`, body, headers));
  const link = { type: 'page', href: `/${MARK}`, text: MARK };

  const island = await write('/regions/createRegion', {
    region: { name: `The ${MARK}s`, code: 'KI', slugPrefix: MARK, homePageSlug: 'home' },
  });
  await write('/regions/publishRegion', { region: island });
  const saved = await write('/page/save', {
    page: { domainId, slug: MARK, template: 'listing', region: { _id: island._id }, header: { title: MARK } },
  });
  await write('/page/publishPage', { page: { _id: saved._id, revision: saved.revision } });
  const news = await write('/page/save', {
    page: { domainId, slug: MARK, pageType: 'news', template: 'article', header: { title: MARK }, tags: [MARK] },
  });
  await write('/page/publishPage', { page: { _id: news._id, revision: news.revision } });
  const banner = await write('/pageBanners/addNew', { domainId, name: MARK, content: `<p>${MARK}</p>` });
  const subNav = await write('/subNav/add', { domainId, region: MARK, name: MARK });
  const redirect = { domainId, name: MARK, from: `/old-${MARK}`, to: `/${MARK}` };
  const { _id: redirectId } = await write('/siteSettings/publishRedirect', { redirect });
  await write('/site/publishNav', { nav: { domainId, items: [{ key: MARK, link }], topSearch: [MARK] } });
  await write('/site/publishFooter', { footer: { domainId, slogan: { text: MARK } } });
  await write('/siteSettings/publishSiteSettings', { siteSettings: { domainId, title: MARK } });

  const withForeignIds = (names: Record<string, string>, foreignId: string) =>
    Object.values(names).map((name) => [name, foreignId]);
  return new Map<string, string>([
    ...(withForeignIds(page, saved._id) as [string, string][]),
    ...(withForeignIds(region, island._id) as [string, string][]),
    [domain.tern, domainId],
    [documents.banner, banner._id],
    [documents.subNav, subNav._id],
    [documents.seasonal, subNav._id],
    [documents.leaflet, redirectId],
    [documents.careers, redirectId],
  ]);
}
