import { siteDocumentName as around } from '../../../../proto/site-document-name.ts';

/** A page, or something around every page, that links to what is to be removed. */
export interface Use {
  parentId: string;
  /** Empty for what is no page. */
  slug: string;
  title?: string;
  /** The person may not see the page. */
  hidden?: true;
}

/** The name of what is around pages and has no address, with the region of its domain that it belongs to. */
export function siteDocumentUses({ parentId }: Pick<Use, 'parentId'>, domainId = ''): string | undefined {
  const name = around(parentId);
  if (!name) return undefined;
  const region = domainId && parentId.split(`_${domainId}_`)[1];
  return name[0]!.toUpperCase() + name.slice(1) + (region ? ` of /${region}` : '');
}

export const describeUse = (use: Use): string =>
  siteDocumentUses(use) ?? (use.hidden ? 'a page that you may not see' : `/${use.slug}`);
