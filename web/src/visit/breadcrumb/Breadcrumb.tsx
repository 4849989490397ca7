import type { Page } from '../../../../proto/entities/page.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useVisit, regionPath } from '../context/visit-context.ts';
import * as openingStyles from '../../templates/opening.module.css';
import { toPublicHref, toPublicSlug } from '../../../../proto/slug.ts';
import { getMessages } from '../../messages/catalogues.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { homeAddress } from '../text/home-address.ts';
import { safeHref } from '../../../../proto/href.ts';
import { listingPath, listingTitle } from '../text/title.ts';

export function Breadcrumb({ page }: { page: Page }) {
  const steps = createBreadcrumbs(page, useVisit());
  return steps.length > 0 && <BreadcrumbList steps={steps} />;
}

export function BreadcrumbList({ steps }: { steps: Crumb[] }) {
  const { site } = useMessages();
  return (
    <nav className={openingStyles.breadcrumb} aria-label={site.breadcrumb}>
      <ol>
        {steps.map(({ text, href }) => (
          <li key={text} aria-current={href ? undefined : 'page'}>
            {href ? <a href={href}>{text}</a> : text}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface Crumb {
  text: string;
  href?: string;
}

export function createBreadcrumbs(page: Page, visit: Pick<Visit, 'regions' | 'region' | 'language' | 'nav'>): Crumb[] {
  const { regions, region, language } = visit;
  const home = homeAddress(`/${page.slug}`, regions);
  if (['', region?.slugPrefix].includes(toPublicSlug(page.slug, regions))) return [];
  const here = (page.header as { breadcrumb?: string }).breadcrumb || page.header.title?.trim() || page.title || '';
  const listing = listingPath(page.pageType);
  return [
    { text: getMessages(language).site.home, href: home },
    ...(listing
      ? [{ href: regionPath({ region }) + listing, text: listingTitle(page.pageType, language) }]
      : findParent(page, visit)),
    { text: here },
  ];
}

/** Finds the page one level up in the address, with its name in the navigation. */
function findParent(page: Page, { regions, region, nav }: Pick<Visit, 'regions' | 'region' | 'nav'>): Crumb[] {
  const address = toPublicHref(`/${page.slug}`, regions);
  const href = address.slice(0, address.lastIndexOf('/'));
  if (['', regionPath({ region })].includes(href)) return [];
  const links = nav.items.flatMap(({ link, subItems }) => [link, ...subItems.map((item) => item.link)]);
  const parent = links.find((link) => toPublicHref(safeHref(link), regions) === href);
  return parent ? [{ text: parent.text, href }] : [];
}
