import { linkTypes } from '../../../proto/values.ts';
import type { Editing } from '../editing.ts';
import type { Site } from '../site.ts';

/** Publishes navigation, footer and banners with the text in all text fields. Returns the fields by which a page refers to them. */
export async function publishSurroundings(site: Site, editor: Editing, text: string, n: number) {
  const { domainId, write, cookie } = editor;
  const current = async (path: string) => (await site.get(`/api${path}?domainId=${domainId}`, cookie)).json;
  const link = { type: linkTypes[n % linkTypes.length], href: text, text, target: text };
  const links = [{ key: 'k', link, image: { imageId: text, alt: text } }];
  const items = [{ key: 'k', name: text.slice(0, 200), link, subItems: links, links }];
  const sharing = { title: text, keywords: text, description: text, image: { imageId: text, alt: text } };

  const overlay = { label: text, title: text, text };
  const nav = { items, brands: links, contactLink: link, ctaText: text, ctaLink: link, regionsOverlay: overlay };
  await write('/site/publishNav', {
    nav: { ...(await current('/site/loadNav')), ...nav, topSearch: [text.slice(0, 100)] },
  });
  const social = { twitter: link, facebook: link, instagram: link, linkedIn: link, cta: link, subscriptionInfo: link };
  const footer = { items, ...social, brands: links, customLinks: links, slogan: { text } };
  await write('/site/publishFooter', { footer: { ...(await current('/site/loadFooter')), ...footer } });
  const cookieBanner = { title: text, message: text };
  const { redirects: _, ...settings } = await current('/siteSettings/loadSiteSettings');
  await write('/siteSettings/publishSiteSettings', {
    siteSettings: {
      ...settings,
      title: text,
      keywords: text,
      og: sharing,
      twitter: sharing,
      cookie: cookieBanner,
      // An address that runs code is stored as an empty one, which prevents a publish by default.
      publishChecks: { linkWithoutAddress: 'ignore' },
    },
  });
  const region = await editor.regionOf('au');
  await write('/regions/publishRegion', {
    region: {
      ...region,
      domainId,
      code: 'au',
      homePageSlug: 'home',
      flag: text.slice(0, 40),
      name: `${n}${text}`.slice(0, 100),
    },
  });
  const name = `${n}${text}`.slice(0, 100);
  const banner = await write('/pageBanners/addNew', { domainId, name, content: text });
  await write('/pageBanners/publish', { domainId, banner });
  const subNav = await write('/subNav/add', { domainId, name, region: 'au' });
  await write('/subNav/publish', { subNav: { ...subNav, items } });
  return { pageBannerId: banner._id, miniNavId: subNav._id, region };
}
