import type { Page } from '../../../../proto/entities/page.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { cropParameters, imageUrl, isStaticArt } from '../../blocks/parts/image-url.ts';
import { baseLanguage } from '../../messages/catalogues.ts';
import { dayOf, shareCardUrl } from './sharing.ts';
import { firstText, isArticle, siteName, pageTitle } from '../text/title.ts';
import { type Crumb, createBreadcrumbs } from '../breadcrumb/Breadcrumb.tsx';
import { regionPath } from '../context/visit-context.ts';
import { createEvent } from './structured-data/event.ts';
import { createJobs } from './structured-data/jobs.ts';
import { createContacts, createOrganization } from './structured-data/organization.ts';
import { createQuestions, type SchemaOrgThing } from './structured-data/find-described.ts';

/** Describes only data that is visible on the page. */
export function createJsonLd(visit: Visit, description: string, url: string, now: Date): object[] {
  const { page, status, kind, region } = visit;
  if (status !== 200 || (kind !== 'page' && kind !== 'listing')) return [];
  const trail = page && kind === 'page' ? createBreadcrumbs(page, visit) : [];
  const isHome = page !== null && region !== null && kind === 'page' && trail.length === 0;
  const contacts = createContacts(visit);
  const hasContacts = contacts.contactPoint !== undefined || contacts.address !== undefined;
  const things = [
    mainEntity(visit, description, url),
    ...(isHome || hasContacts ? [{ ...createOrganization(visit), ...contacts }] : []),
    ...(isHome ? [createWebSite(visit)] : []),
    ...(trail.length > 0 && page?.template !== 'listing' ? [breadcrumbList(trail, visit.origin, url)] : []),
    ...createQuestions(page),
    ...createJobs(visit, now),
  ];
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}

function mainEntity(visit: Visit, description: string, url: string): SchemaOrgThing {
  const { page, kind } = visit;
  const name = firstText(pageTitle(visit), siteName(visit));
  const shared = { name, description: description || undefined, url, inLanguage: baseLanguage(visit.language) };
  if (kind === 'listing' || !page) return { '@type': 'CollectionPage', ...shared };
  const publisher = createOrganization(visit);
  const event = createEvent(visit, url);
  if (event) return { ...event, ...shared, image: imageUrls(page, visit), organizer: publisher };
  if (!isArticle(page)) return { '@type': 'WebPage', ...shared };
  return {
    '@type': page.pageType === 'news' ? 'NewsArticle' : 'Article',
    ...shared,
    headline: firstText(page.header.title, name),
    mainEntityOfPage: url,
    image: imageUrls(page, visit),
    datePublished: dayOf(page.header.date) ?? page.lastPublished,
    dateModified: page.lastPublished,
    author: page.author ? { '@type': 'Person', name: page.author } : publisher,
    publisher,
    keywords: page.tags?.join(', ') || undefined,
  };
}

function createWebSite(visit: Visit): SchemaOrgThing {
  return {
    '@type': 'WebSite',
    name: siteName(visit),
    url: visit.origin,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${visit.origin}${regionPath(visit)}/search?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

const breadcrumbList = (trail: Crumb[], origin: string, here: string): SchemaOrgThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail
    .filter(({ text }) => text !== '')
    .map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: href ? origin + href : here,
    })),
});

/** Search engines do not accept SVG, so the share card replaces drawings. */
function imageUrls({ header: { image } }: Page, visit: Visit): string[] | undefined {
  const { origin } = visit;
  if (!image?.imageId) return undefined;
  if (isStaticArt(image)) return [origin + shareCardUrl(visit)];
  return [
    origin + imageUrl({ imageId: image.imageId, crop: cropParameters(image, 'desktop'), width: 1200, height: 675 }),
  ];
}
