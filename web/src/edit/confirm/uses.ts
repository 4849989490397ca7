import { siteDocumentName } from '../../../../proto/site-document-name.ts';

export interface Use {
  parentId: string;
  /** Empty for site documents. */
  slug: string;
  title?: string;
  /** The user may not see the page. */
  hidden?: true;
}

export function siteDocumentUses({ parentId }: Pick<Use, 'parentId'>, domainId = ''): string | undefined {
  const name = siteDocumentName(parentId);
  if (!name) return undefined;
  const region = domainId && parentId.split(`_${domainId}_`)[1];
  return name[0]!.toUpperCase() + name.slice(1) + (region ? ` of /${region}` : '');
}

export const describeUse = (use: Use): string =>
  siteDocumentUses(use) ?? (use.hidden ? 'a page that you may not see' : `/${use.slug}`);
