import { type Operation } from '../../proto/edit.ts';
import { Page, PageContent, collectionByPageType, contentSections, pageTypes } from '../../proto/entities/page.ts';
import { Problem } from '../../proto/errors.ts';
import { guardedFields } from '../../proto/permissions.ts';

/** What stands on a page but is not written by editing it: the store adds the first, roles are applied, a page never changes its domain. */
const added = Object.keys(Page.shape).filter((field) => !(field in PageContent.shape));
const computed = ['publishableByYou'];
const PROTECTED_FIELDS = ['domainId', ...guardedFields] as const;

/** The content of a page as it was sent, without what only the store may say of it. */
export function toContent<T extends PageContent>(sent: T): PageContent {
  const dropped = new Set([...added, ...computed]);
  return Object.fromEntries(Object.entries(sent).filter(([field]) => !dropped.has(field))) as PageContent;
}

/** The same content under the domain and the roles of another one. */
export function withProtectedFields(stored: Partial<PageContent>, content: PageContent): PageContent {
  const kept: Record<string, unknown> = { ...content };
  for (const field of PROTECTED_FIELDS) {
    if (stored[field] === undefined) delete kept[field];
    else kept[field] = stored[field];
  }
  return kept as PageContent;
}

/** Refuses operations on what is not written by editing. */
export function requireEditableFields(operations: Operation[]): void {
  const closed = new Set<string>([...added, ...computed, ...PROTECTED_FIELDS]);
  for (const operation of operations) {
    const paths = operation.op === 'move' ? [operation.from.path, operation.to.path] : [operation.path];
    const [field] = paths.map(([first]) => first!).filter((first) => closed.has(first));
    if (field !== undefined) throw new Problem('invalid', `The field ${field} of a page can not be edited.`);
  }
}

/** A collection that no page type has is a mistake; one of another page type is only an outdated hint. */
export function checkCollection(collection: string | undefined): void {
  const known = new Set(Object.values(collectionByPageType));
  if (collection !== undefined && collection !== '' && !known.has(collection))
    throw new Problem('invalid', `There is no collection ${collection}: pages are in ${[...known].join(', ')}.`);
}

/** Asking for a page type that no plugin brings is an error of its own. */
export function checkPageType(pageType: string | undefined): void {
  if (pageType !== undefined && !(pageTypes as readonly string[]).includes(pageType))
    throw new Problem('not-found', 'whppt:error Page not found.');
}

/** Whether more came of a page than its _id, its revision and how it was addressed. */
export const hasContent = (sent: object): boolean =>
  contentSections.some((section) => section in sent) || 'header' in sent;
