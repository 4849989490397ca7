import { findNewContentErrors } from '../../proto/blocks/validate-content.ts';
import { MAX_DEPTH } from '../../proto/content.ts';
import { PageContent, templates, type PageType } from '../../proto/entities/page.ts';
import { Problem } from '../../proto/errors.ts';
import { validationMessage } from '../kit/contract/validation-message.ts';
import { sanitizeRichTexts } from '../kit/rich-text/sanitize.ts';
import { rebaseAddress, type AddressContext } from './slug.ts';

/** One message of the bus carries a page, and JSON in a store grows a little more. */
const MAX_BYTES = 900_000;
/** An edit is addressed by a path of at most 40 parts, so nothing deeper could ever be changed. */
const MAX_NESTING = 40;
/** Of the faults of a page, as many are reported. */
const MAX_REPORTED_ERRORS = 20;

/**
 * The content in the form in which a page is stored, or a Problem that says what is wrong with it. `from` is where the page
 * stood when its slug was typed: a page that changes region or type takes its own name along. A value that a field does not allow
 * is refused unless `stored` has it already, so that a page stored by an older version can still be edited.
 */
export async function normalizePage(
  content: PageContent,
  from: AddressContext = addressContext(content),
  stored: PageContent | null = null,
): Promise<PageContent> {
  requireDepth(content);
  const checked = validateShape(await sanitizeRichTexts(content));
  requireValidTemplate(checked);
  requireNoNewErrors(checked, stored);
  requireUniqueKeys(checked);
  const settled: PageContent = { ...checked, slug: rebaseAddress(checked.slug, from, addressContext(checked)) };
  if (checked.tags) settled.tags = normalizeTags(checked.tags);
  const bytes = Buffer.byteLength(JSON.stringify(settled));
  if (bytes > MAX_BYTES)
    throw new Problem(
      'too-large',
      `A page has at most ${MAX_BYTES / 1000} kB; this one has ${Math.ceil(bytes / 1000)}.`,
    );
  return settled;
}

export const addressContext = ({ pageType, region }: Pick<PageContent, 'pageType' | 'region'>): AddressContext => ({
  pageType,
  slugPrefix: region?.slugPrefix ?? '',
});

/** Lower case, each once, none empty. */
export const normalizeTags = (tags: string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== '')),
];

function validateShape(content: PageContent): PageContent {
  const checked = PageContent.safeParse(content);
  if (checked.success) return checked.data;
  const { issues } = checked.error;
  throw new Problem(
    'invalid',
    validationMessage(issues[0]!),
    issues.map((issue) => ({ path: issue.path, message: validationMessage(issue) })),
  );
}

function requireValidTemplate({ template, pageType }: PageContent): void {
  const fitting: readonly PageType[] = templates[template];
  if (!fitting.includes(pageType))
    throw new Problem('invalid', `The template ${template} is for ${fitting.join(', ')}, not for a ${pageType}.`);
}

function requireNoNewErrors(content: PageContent, stored: PageContent | null): void {
  const faults = findNewContentErrors(content, stored);
  if (faults.length === 0) return;
  const shown = faults.slice(0, MAX_REPORTED_ERRORS).map(({ path, message }) => ({ path, message }));
  throw new Problem('invalid', `${faults[0]!.message}.`, shown);
}

function requireUniqueKeys(content: PageContent): void {
  const seen = new Set<string>();
  for (const { item } of walkItems(content)) {
    if (seen.has(item.key)) throw new Problem('invalid', `Two items of the page have the key ${item.key}.`);
    seen.add(item.key);
  }
}

function requireDepth(content: PageContent): void {
  for (const { depth } of walkItems(content))
    if (depth > MAX_DEPTH) throw new Problem('invalid', `Blocks can be nested ${MAX_DEPTH} deep, not deeper.`);
}

interface Found {
  item: { key: string };
  /** 1 for an item that is in no other item. */
  depth: number;
}

function* walkItems(value: unknown, depth = 0, nesting = 0): Generator<Found> {
  if (typeof value !== 'object' || value === null) return;
  if (nesting > MAX_NESTING) throw new Problem('invalid', 'The page is nested too deep to be edited.');
  const list = Array.isArray(value);
  for (const entry of Object.values(value)) {
    const isItem = list && typeof entry === 'object' && entry !== null && typeof entry.key === 'string';
    if (isItem) yield { item: entry, depth: depth + 1 };
    yield* walkItems(entry, isItem ? depth + 1 : depth, nesting + 1);
  }
}
