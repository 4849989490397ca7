import { migrateContent } from '../../proto/blocks/migrations/migration.ts';
import { migrations } from '../../proto/blocks/migrations.ts';
import { findNewContentErrors } from '../../proto/blocks/validate-content.ts';
import { MAX_DEPTH } from '../../proto/content.ts';
import type { Operation } from '../../proto/edit.ts';
import {
  collectionByPageType,
  contentSections,
  Page,
  PageContent,
  type PageType,
  pageTypes,
  templates,
} from '../../proto/entities/page.ts';
import { guardedFields } from '../../proto/permissions.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { normalizeTags } from '../../proto/unicode.ts';
import { MAX_CONTENT_BYTES } from '../kit/bus/message-size.ts';
import { validationMessage } from '../kit/contract/validate-input.ts';
import { sanitizeRichTexts } from '../kit/rich-text/sanitize.ts';
import { pauseFor } from '../kit/threads/next-turn.ts';
import type { Log } from '../kit/versioned/versioned.ts';
import { type AddressContext, addressContext, rebaseAddress } from './address.ts';

const storeFields = Object.keys(Page.shape).filter((field) => !(field in PageContent.shape));
const computed = ['publishableByYou'];
const PROTECTED_FIELDS = ['domainId', ...guardedFields] as const;

/** Paths of operations have at most 40 steps, so deeper values could not be edited. */
const MAX_NESTING = 40;
const MAX_REPORTED_ERRORS = 20;

export function toContent<T extends PageContent>(sent: T): PageContent {
  const excluded = new Set([...storeFields, ...computed]);
  return Object.fromEntries(Object.entries(sent).filter(([field]) => !excluded.has(field))) as PageContent;
}

export async function loadContentAt(log: Log<PageContent>, revision: number): Promise<PageContent> {
  const content = await log.at(revision);
  if (!content) throw pageRefusals.noRevision({ revision });
  return toContent(content);
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
    const field = paths.map(([first]) => first!).find((first) => readOnly.has(first));
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

export function renewKeys<T>(value: T, newKey: () => string): T {
  if (Array.isArray(value)) return value.map((entry) => renewKeys(entry, newKey)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.entries(value).map(([field, entry]) => [
    field,
    field === 'key' && typeof entry === 'string' ? newKey() : renewKeys(entry, newKey),
  ]);
  return Object.fromEntries(copy) as T;
}

/** An invalid value is accepted if `stored` already has it, so that pages of older versions stay editable. */
export async function normalizePage(
  content: PageContent,
  from: AddressContext = addressContext(content),
  stored: PageContent | null = null,
): Promise<PageContent> {
  requireDepth(content);
  const pause = pauseFor(content);
  await pause();
  const sanitized = await sanitizeRichTexts(migrateContent(content, migrations));
  await pause();
  const checked = validateShape(sanitized);
  requireValidTemplate(checked);
  await pause();
  requireNoNewErrors(checked, stored);
  requireUniqueKeys(checked);
  await pause();
  const normalized: PageContent = { ...checked, slug: rebaseAddress(checked.slug, from, addressContext(checked)) };
  if (checked.tags) normalized.tags = normalizeTags(checked.tags);
  const bytes = Buffer.byteLength(JSON.stringify(normalized));
  if (bytes > MAX_CONTENT_BYTES)
    throw pageRefusals.tooLarge({ max: MAX_CONTENT_BYTES / 1000, size: Math.ceil(bytes / 1000) });
  return normalized;
}

function validateShape(content: PageContent): PageContent {
  const checked = PageContent.safeParse(content);
  if (checked.success) return checked.data;
  const { issues } = checked.error;
  throw pageRefusals.invalid(
    { message: validationMessage(issues[0]!) },
    issues.map((issue) => ({ path: issue.path, message: validationMessage(issue) })),
  );
}

function requireValidTemplate({ template, pageType }: PageContent): void {
  const allowed: readonly PageType[] = templates[template];
  if (!allowed.includes(pageType))
    throw pageRefusals.templateForOtherType({ template, pageTypes: allowed.join(', '), pageType });
}

function requireNoNewErrors(content: PageContent, stored: PageContent | null): void {
  const errors = findNewContentErrors(content, stored);
  if (errors.length === 0) return;
  const reported = errors.slice(0, MAX_REPORTED_ERRORS).map(({ path, message }) => ({ path, message }));
  throw pageRefusals.invalid({ message: `${errors[0]!.message}.` }, reported);
}

function requireUniqueKeys(content: PageContent): void {
  const seen = new Set<string>();
  for (const { item } of walkItems(content)) {
    if (seen.has(item.key)) throw pageRefusals.sameKey({ key: item.key });
    seen.add(item.key);
  }
}

function requireDepth(content: PageContent): void {
  for (const { depth } of walkItems(content)) if (depth > MAX_DEPTH) throw pageRefusals.tooDeep({ max: MAX_DEPTH });
}

interface NestedItem {
  item: { key: string };
  depth: number;
}

function* walkItems(value: unknown, depth = 0, nesting = 0): Generator<NestedItem> {
  if (typeof value !== 'object' || value === null) return;
  if (nesting > MAX_NESTING) throw pageRefusals.tooNested();
  const list = Array.isArray(value);
  for (const entry of Object.values(value)) {
    const isItem = list && typeof entry === 'object' && entry !== null && typeof entry.key === 'string';
    if (isItem) yield { item: entry, depth: depth + 1 };
    yield* walkItems(entry, isItem ? depth + 1 : depth, nesting + 1);
  }
}
