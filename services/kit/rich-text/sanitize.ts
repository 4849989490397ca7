import { richTextRefusals } from '../../../proto/refusals/rich-text.ts';
import { isRichText } from '../../../proto/rich-text.ts';
import { ThreadPool } from '../threads/thread-pool.ts';
import { sanitizeRichText } from './clean-rich-text.ts';
import { safeHref } from './safe-href.ts';

/** In characters; sanitizing fewer costs less than using a thread. */
const SMALL = 10_000;
const MAX_TOTAL = 900_000;
const MAX_REMEMBERED = { texts: 2000, characters: 1000 };

const threads = new ThreadPool<string[], string[]>({
  module: new URL('rich-text-task', import.meta.url),
  timeLimitMs: 4000,
  tooSlow: richTextRefusals.tooSlow,
});

const remembered = new Map<string, string>();

export async function sanitizeRichTexts<T>(value: T): Promise<T> {
  const texts = [...new Set(findRichTexts(value))];
  if (charactersIn(texts) > MAX_TOTAL) throw richTextRefusals.tooLongInTotal({ max: MAX_TOTAL });
  const cleanOf = new Map(
    texts.flatMap((text) => (remembered.has(text) ? [[text, remembered.get(text)!] as const] : [])),
  );
  const unknown = texts.filter((text) => !cleanOf.has(text));
  const clean = charactersIn(unknown) > SMALL ? await threads.run(unknown) : unknown.map(sanitizeRichText);
  for (const [index, text] of unknown.entries()) {
    cleanOf.set(text, clean[index]!);
    remember(text, clean[index]!);
  }
  return replaceRichTexts(value, cleanOf) as T;
}

/** Saving a page sends all of its texts again, and most have not changed. */
function remember(text: string, clean: string): void {
  if (text.length > MAX_REMEMBERED.characters) return;
  if (remembered.size >= MAX_REMEMBERED.texts) remembered.delete(remembered.keys().next().value!);
  remembered.set(text, clean);
}

const charactersIn = (texts: string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

function* findRichTexts(value: unknown, field = ''): Generator<string> {
  if (typeof value === 'string') {
    if (field !== 'href' && isRichText(value)) yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* findRichTexts(inner, Array.isArray(value) ? '' : name);
  }
}

function replaceRichTexts(value: unknown, cleanOf: Map<string, string>, field = ''): unknown {
  if (typeof value === 'string') return field === 'href' ? safeHref(value) : (cleanOf.get(value) ?? value);
  if (Array.isArray(value)) return value.map((inner) => replaceRichTexts(inner, cleanOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, replaceRichTexts(inner, cleanOf, name)]),
  );
}
