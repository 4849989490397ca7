import { mapTexts } from '../../../proto/blocks/map-texts.ts';
import { richTextRefusals } from '../../../proto/refusals/rich-text.ts';
import { ThreadPool } from '../threads/thread-pool.ts';
import { cleanRichText, safeHref } from './clean-rich-text.ts';

/** In characters; shorter texts are sanitized faster than they are sent to a thread. */
const SMALL = 10_000;
const MAX_TOTAL = 900_000;
const MAX_REMEMBERED = { texts: 2000, characters: 1000 };

const threads = new ThreadPool<string[], string[]>({
  module: new URL('rich-text-task.js', import.meta.url),
  cpuLimitMs: 4000,
  tooSlow: richTextRefusals.tooSlow,
});

const remembered = new Map<string, string>();

/** Sanitizes the rich texts and links that `mapTexts` finds in a document. */
export async function sanitizeRichTexts<T>(value: T, richFields?: readonly string[]): Promise<T> {
  const found = new Set<string>();
  mapTexts(
    value,
    {
      richText: (text) => {
        found.add(text);
        return text;
      },
      href: (href) => href,
    },
    richFields,
  );
  const texts = [...found];
  if (charactersIn(texts) > MAX_TOTAL) throw richTextRefusals.tooLongInTotal({ max: MAX_TOTAL });
  const cleanOf = new Map(
    texts.flatMap((text) => (remembered.has(text) ? [[text, remembered.get(text)!] as const] : [])),
  );
  const unknown = texts.filter((text) => !cleanOf.has(text));
  const clean = charactersIn(unknown) > SMALL ? await threads.run(unknown) : unknown.map(cleanRichText);
  for (const [index, text] of unknown.entries()) {
    cleanOf.set(text, clean[index]!);
    remember(text, clean[index]!);
  }
  return mapTexts(value, { richText: (text) => cleanOf.get(text)!, href: safeHref }, richFields);
}

/** Results are cached, because saving a page sends all of its texts again, and most have not changed. */
function remember(text: string, clean: string): void {
  if (text.length > MAX_REMEMBERED.characters) return;
  if (remembered.size >= MAX_REMEMBERED.texts) remembered.delete(remembered.keys().next().value!);
  remembered.set(text, clean);
}

const charactersIn = (texts: string[]): number => texts.reduce((sum, text) => sum + text.length, 0);
