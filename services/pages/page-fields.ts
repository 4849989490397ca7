import { type Operation } from '../../proto/edit.ts';
import { Page, PageContent, collectionByPageType, contentSections, pageTypes } from '../../proto/entities/page.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { guardedFields } from '../../proto/permissions.ts';

const storeFields = Object.keys(Page.shape).filter((field) => !(field in PageContent.shape));
const computed = ['publishableByYou'];
const PROTECTED_FIELDS = ['domainId', ...guardedFields] as const;

export function toContent<T extends PageContent>(sent: T): PageContent {
  const excluded = new Set([...storeFields, ...computed]);
  return Object.fromEntries(Object.entries(sent).filter(([field]) => !excluded.has(field))) as PageContent;
}

export function withProtectedFields(stored: Partial<PageContent>, content: PageContent): PageContent {
  const result: Record<string, unknown> = { ...content };
  for (const field of PROTECTED_FIELDS) {
    if (stored[field] === undefined) delete result[field];
    else result[field] = stored[field];
  }
  return result as PageContent;
}

export function requireEditableFields(operations: Operation[]): void {
  const readOnly = new Set<string>([...storeFields, ...computed, ...PROTECTED_FIELDS]);
  for (const operation of operations) {
    const paths = operation.op === 'move' ? [operation.from.path, operation.to.path] : [operation.path];
    const [field] = paths.map(([first]) => first!).filter((first) => readOnly.has(first));
    if (field !== undefined) throw pageRefusals.fieldReadOnly({ field });
  }
}

export function checkCollection(collection: string | undefined): void {
  const collections = new Set(Object.values(collectionByPageType));
  if (collection !== undefined && collection !== '' && !collections.has(collection))
    throw pageRefusals.noCollection({ collection, collections: [...collections].join(', ') });
}

export function checkPageType(pageType: string | undefined): void {
  if (pageType !== undefined && !(pageTypes as readonly string[]).includes(pageType)) throw pageRefusals.unknownType();
}

export const hasContent = (sent: object): boolean =>
  contentSections.some((section) => section in sent) || 'header' in sent;
