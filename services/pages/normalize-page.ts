import { normalizeTags } from '../../proto/unicode.ts';
import { migrateContent } from '../../proto/blocks/migrations/migration.ts';
import { migrations } from '../../proto/blocks/migrations.ts';
import { findNewContentErrors } from '../../proto/blocks/validate-content.ts';
import { MAX_DEPTH } from '../../proto/content.ts';
import { PageContent, templates, type PageType } from '../../proto/entities/page.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { MAX_CONTENT_BYTES } from '../kit/bus/message-size.ts';
import { validationMessage } from '../kit/contract/validate-input.ts';
import { sanitizeRichTexts } from '../kit/rich-text/sanitize.ts';
import { pauseFor } from '../kit/threads/next-turn.ts';
import { rebaseAddress, type AddressContext } from './slug.ts';

/** Paths of operations have at most 40 parts, so deeper values could not be edited. */
const MAX_NESTING = 40;
const MAX_REPORTED_ERRORS = 20;

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

export const addressContext = ({ pageType, region }: Pick<PageContent, 'pageType' | 'region'>): AddressContext => ({
  pageType,
  slugPrefix: region?.slugPrefix ?? '',
});

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
