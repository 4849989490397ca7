import { siteDocumentName } from '../../../../proto/site-document-name.ts';
import { messages } from '../messages/messages.ts';

const t = messages.confirm.uses;

export interface Use {
  parentId: string;
  slug: string;
  title?: string;
  hidden?: true;
}

export function siteDocumentUses({ parentId }: Pick<Use, 'parentId'>, domainId = ''): string | undefined {
  const name = siteDocumentName(parentId);
  if (!name) return undefined;
  const region = domainId && parentId.split(`_${domainId}_`)[1];
  return t.siteDocument({ name: name[0]!.toUpperCase() + name.slice(1), region: region || '' });
}

export const describeUse = (use: Use): string => siteDocumentUses(use) ?? (use.hidden ? t.hidden : `/${use.slug}`);
