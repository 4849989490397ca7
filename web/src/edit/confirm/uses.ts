import { aroundPages as around } from '../../../../proto/around-pages.ts';

/** A page, or something around every page, that links to what is to be removed. */
export interface Use {
  parentId: string;
  /** Empty for what is no page. */
  slug: string;
  title?: string;
  /** The person may not see the page. */
  hidden?: true;
}

/** The name of what is around pages, which has no address. */
export function aroundPages({ parentId }: Use): string | undefined {
  const name = around(parentId);
  return name && name[0]!.toUpperCase() + name.slice(1);
}

export const nameOfUse = (use: Use): string =>
  aroundPages(use) ?? (use.hidden ? 'a page that you may not see' : `/${use.slug}`);
