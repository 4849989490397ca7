import { selectQueryTrigrams } from './trigrams.ts';
import type { Collection, Document, Filter } from './store.ts';

/** So few documents are read and looked at, whatever their order. */
const MAX_SCANNED = 200;
/** What more documents than this have narrows nothing, so it is not counted to its end. */
const MAX_COUNTED = 2000;

/**
 * A condition that leaves few of the documents that can contain a text, by the grams that stand in a list of them; null when there
 * are many, or the text is too short: then an order finds the first of them soon.
 */
export async function trigramFilter(
  rows: Pick<Collection<Document>, 'count'>,
  list: string,
  text: string,
): Promise<Filter | null> {
  const grams = selectQueryTrigrams(text);
  if (grams.length === 0) return null;
  const counts = await Promise.all(grams.map((gram) => rows.count({ [list]: { has: gram } }, { upTo: MAX_COUNTED })));
  const rarestFirst = grams.map((gram, index) => ({ gram, count: counts[index]! })).sort((a, b) => a.count - b.count);
  const filter = { [list]: { has: rarestFirst.map(({ gram }) => gram) } };
  return (await rows.count(filter, { upTo: MAX_SCANNED + 1 })) > MAX_SCANNED ? null : filter;
}
