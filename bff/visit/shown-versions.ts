import type { Page } from '../../proto/entities/page.ts';
import type { Visit } from '../../proto/visit.ts';
import { Footer } from '../../proto/entities/footer.ts';
import { Nav } from '../../proto/entities/nav.ts';
import { PageBanner } from '../../proto/entities/page-banner.ts';
import { SubNav } from '../../proto/entities/sub-nav.ts';
import type { ShownVersion } from '../../proto/document-history.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { parseStored } from '../../proto/contract.ts';
import { loadListing, parseListingQuery } from './listing.ts';
import { defaultSiteDocuments, loadSiteDocuments, unsavedDocument } from './site-documents.ts';
import { visitLanguage } from '../../services/kit/languages.ts';
import type { VisitRead } from './visit-read.ts';
import { loadSurroundings } from './surroundings.ts';

export async function showPage(reading: VisitRead, page: Page, blank: Visit): Promise<Visit> {
  const { regions } = blank;
  const region = regions.find(({ _id }) => _id === page.region?._id) ?? null;
  const prefix = region?.slugPrefix ?? '';
  const query = parseListingQuery(new URLSearchParams());
  const listed =
    page.template === 'listing'
      ? loadListing(reading, { page, segment: undefined, regionPrefix: prefix, query, regions })
      : null;
  const [siteDocuments, surroundings, listing] = await Promise.all([
    loadSiteDocuments(reading, prefix),
    loadSurroundings(reading, page, { prefix, regions }),
    listed,
  ]);
  return {
    ...blank,
    ...siteDocuments,
    ...surroundings,
    status: 200,
    kind: listing ? 'listing' : 'page',
    language: visitLanguage(region, regions),
    region,
    page,
    listing: listing?.listing ?? null,
  };
}

type DocumentVersion = ShownVersion & { kind: Exclude<ShownVersion['kind'], 'page'> };

type Content = Record<string, unknown>;
type Replaced = Pick<Visit, 'nav'> | Pick<Visit, 'footer'> | Pick<Visit, 'subNav'> | Pick<Visit, 'banner'>;

/** The service checks that the user may read the history before anything else is loaded. */
export async function showDocumentVersion(
  reading: VisitRead,
  { kind, _id, version, url }: DocumentVersion,
  load: (url: string) => Promise<Visit>,
): Promise<Visit> {
  const { from, to } = await reading.call(siteConfig.calls.compareDocument, { kind, _id, from: version, to: 'draft' });
  const { region } = from ?? to ?? {};
  const prefix = typeof region === 'string' ? region : '';
  const [around, replaced] = await Promise.all([
    loadAround(prefix, url, load),
    from ? replace(kind, from) : loadWithout(reading, kind, prefix),
  ]);
  return { ...around, ...replaced };
}

async function loadAround(
  prefix: string,
  url: string | undefined,
  load: (url: string) => Promise<Visit>,
): Promise<Visit> {
  const here = url === undefined ? null : await load(url);
  if (here && here.redirect === undefined && (prefix === '' || here.region?.slugPrefix === prefix)) return here;
  const home = await load(`/${prefix}`);
  return home.redirect === undefined ? home : load(home.redirect);
}

function replace(kind: DocumentVersion['kind'], content: Content): Replaced {
  const stored = { ...unsavedDocument, ...content };
  if (kind === 'nav') return { nav: parseStored(Nav, stored) };
  if (kind === 'footer') return { footer: parseStored(Footer, stored) };
  return kind === 'subNav' ? { subNav: parseStored(SubNav, stored) } : { banner: parseStored(PageBanner, stored) };
}

/** Loads the replacement for a document that does not exist: a region uses the navigation and footer of the domain. */
async function loadWithout(reading: VisitRead, kind: DocumentVersion['kind'], prefix: string): Promise<Replaced> {
  if (kind === 'subNav') return { subNav: null };
  if (kind === 'pageBanner') return { banner: null };
  const { nav, footer } = prefix ? await loadSiteDocuments(reading, '') : defaultSiteDocuments(reading.domainId);
  return kind === 'nav' ? { nav } : { footer };
}
