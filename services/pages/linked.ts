import { Problem } from '../../proto/errors.ts';

interface Page {
  _id: string;
  slug: string;
}

interface Link {
  parentId: string;
  slug: string;
  /** The caller may not see the page that links. */
  hidden?: true;
}

const SHOWN = 3;

/** Throws Problem `conflict` while another page, a navigation or a footer links to the page. */
export function refuseLinked(page: Page, links: readonly Link[]): void {
  const uses = [...new Set(links.filter(({ parentId }) => parentId !== page._id).map(nameOf))];
  if (uses.length === 0) return;
  const more = uses.length > SHOWN ? ` and ${uses.length - SHOWN} more` : '';
  throw new Problem(
    'conflict',
    `The page /${page.slug} is linked from ${uses.slice(0, SHOWN).join(', ')}${more}: change these links before you delete it.`,
    { uses },
  );
}

const nameOf = ({ parentId, slug, hidden }: Link): string =>
  aroundPages[parentId.split('_')[0]!] ?? (hidden ? 'a page that you may not see' : `/${slug}`);

const aroundPages: Record<string, string> = {
  siteSettings: 'the site settings',
  nav: 'the navigation',
  footer: 'the footer',
};
