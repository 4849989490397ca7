/** A page, or something around every page, that links to what is to be removed. */
export interface Use {
  parentId: string;
  /** Empty for what is no page. */
  slug: string;
  title?: string;
  /** The person may not see the page. */
  hidden?: true;
}

const names: Record<string, string> = {
  siteSettings: 'The site settings',
  nav: 'The navigation',
  footer: 'The footer',
};

/** The name of a navigation or footer, which has no address. */
export const aroundPages = ({ parentId }: Use): string | undefined => names[parentId.split('_')[0]!];

export const nameOfUse = (use: Use): string =>
  aroundPages(use) ?? (use.hidden ? 'a page that you may not see' : `/${use.slug}`);
