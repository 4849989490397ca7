import { siteDocumentName } from '../../proto/site-document-name.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';

interface Page {
  _id: string;
  slug: string;
}

interface Link {
  parentId: string;
  slug: string;
  hidden?: true;
}

const MAX_NAMED = 3;

export function requireNotLinked(page: Page, links: readonly Link[]): void {
  const uses = [...new Set(links.filter(({ parentId }) => parentId !== page._id).map(nameOf))];
  if (uses.length === 0) return;
  const more = uses.length > MAX_NAMED ? ` and ${uses.length - MAX_NAMED} more` : '';
  throw pageRefusals.linked({ slug: page.slug, uses: `${uses.slice(0, MAX_NAMED).join(', ')}${more}` }, { uses });
}

const nameOf = ({ parentId, slug, hidden }: Link): string =>
  siteDocumentName(parentId) ?? (hidden ? 'a page that you may not see' : `/${slug}`);
