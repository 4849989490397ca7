import { aroundPages } from '../../proto/around-pages.ts';
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

/** Throws Problem `conflict` while another page, or something around pages, links to the page. */
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
  aroundPages(parentId) ?? (hidden ? 'a page that you may not see' : `/${slug}`);
