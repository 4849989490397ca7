import { newFaults } from '../../proto/blocks/faults-in.ts';
import { MAX_DEPTH } from '../../proto/content.ts';
import { PageContent, templates, type PageType } from '../../proto/entities/page.ts';
import { Problem } from '../../proto/errors.ts';
import { validationSentence } from '../kit/contract/validation-sentence.ts';
import { sanitise } from '../kit/rich-text/sanitise.ts';
import { readdress, type Place } from './slug.ts';

/** One message of the bus carries a page, and JSON in a store grows a little more. */
const MAX_BYTES = 900_000;
/** An edit is addressed by a path of at most 40 parts, so nothing deeper could ever be changed. */
const MAX_NESTING = 40;
/** Of the faults of a page, as many are reported. */
const MAX_FAULTS = 20;

/**
 * The content in the form in which a page is stored, or a Problem that says what is wrong with it. `from` is where the page
 * stood when its slug was typed: a page that changes region or type takes its own name along. A value that a field does not allow
 * is refused unless `stored` has it already, so that a page stored by an older version can still be edited.
 */
export async function settlePage(
  content: PageContent,
  from: Place = placeOf(content),
  stored: PageContent | null = null,
): Promise<PageContent> {
  refuseDeep(content);
  const checked = checkedShape(await sanitise(content));
  refuseWrongTemplate(checked);
  refuseNewFaults(checked, stored);
  refuseSharedKeys(checked);
  const settled: PageContent = { ...checked, slug: readdress(checked.slug, from, placeOf(checked)) };
  if (checked.tags) settled.tags = tidyTags(checked.tags);
  const bytes = Buffer.byteLength(JSON.stringify(settled));
  if (bytes > MAX_BYTES)
    throw new Problem(
      'too-large',
      `A page has at most ${MAX_BYTES / 1000} kB; this one has ${Math.ceil(bytes / 1000)}.`,
    );
  return settled;
}

export const placeOf = ({ pageType, region }: Pick<PageContent, 'pageType' | 'region'>): Place => ({
  pageType,
  slugPrefix: region?.slugPrefix ?? '',
});

/** Lower case, each once, none empty. */
export const tidyTags = (tags: string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== '')),
];

function checkedShape(content: PageContent): PageContent {
  const checked = PageContent.safeParse(content);
  if (checked.success) return checked.data;
  const { issues } = checked.error;
  throw new Problem(
    'invalid',
    validationSentence(issues[0]!),
    issues.map((issue) => ({ path: issue.path, message: validationSentence(issue) })),
  );
}

function refuseWrongTemplate({ template, pageType }: PageContent): void {
  const fitting: readonly PageType[] = templates[template];
  if (!fitting.includes(pageType))
    throw new Problem('invalid', `The template ${template} is for ${fitting.join(', ')}, not for a ${pageType}.`);
}

function refuseNewFaults(content: PageContent, stored: PageContent | null): void {
  const faults = newFaults(content, stored);
  if (faults.length === 0) return;
  const shown = faults.slice(0, MAX_FAULTS).map(({ path, message }) => ({ path, message }));
  throw new Problem('invalid', `${faults[0]!.message}.`, shown);
}

function refuseSharedKeys(content: PageContent): void {
  const seen = new Set<string>();
  for (const { item } of itemsIn(content)) {
    if (seen.has(item.key)) throw new Problem('invalid', `Two items of the page have the key ${item.key}.`);
    seen.add(item.key);
  }
}

function refuseDeep(content: PageContent): void {
  for (const { depth } of itemsIn(content))
    if (depth > MAX_DEPTH) throw new Problem('invalid', `Blocks can be nested ${MAX_DEPTH} deep, not deeper.`);
}

interface Found {
  item: { key: string };
  /** 1 for an item that is in no other item. */
  depth: number;
}

function* itemsIn(value: unknown, depth = 0, nesting = 0): Generator<Found> {
  if (typeof value !== 'object' || value === null) return;
  if (nesting > MAX_NESTING) throw new Problem('invalid', 'The page is nested too deep to be edited.');
  const list = Array.isArray(value);
  for (const entry of Object.values(value)) {
    const isItem = list && typeof entry === 'object' && entry !== null && typeof entry.key === 'string';
    if (isItem) yield { item: entry, depth: depth + 1 };
    yield* itemsIn(entry, isItem ? depth + 1 : depth, nesting + 1);
  }
}
