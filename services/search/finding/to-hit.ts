import type { SearchDocument, SearchHit } from '../../../proto/entities/search.ts';
import { escapeMarkup } from '../../../proto/escape-markup.ts';
import { findWords, type WrittenWord } from '../../kit/searches/words.ts';
import { analyseWord, toPhrase } from '../analysis/analyse.ts';
import { bestInPhrase, matchQuality, type RankedQuery } from '../ranking/rank-pages.ts';

export function hitWriter(queries: RankedQuery[]): (document: SearchDocument) => SearchHit {
  const words = queries.flatMap((query) => query.words);
  const matches = new Map<string, Map<string, boolean>>();
  const matchesIn = (language: string) => {
    const known = matches.get(language) ?? new Map<string, boolean>();
    matches.set(language, known);
    return known;
  };

  return (document) => {
    const { _id, region, pageType, slug, title, seoTitle, label, description, tags, imageId, date } = document;
    const { lastPublished, text, language, keywords } = document;
    const known = matchesIn(language);
    const isMatch = (written: string) => {
      const before = known.get(written);
      if (before !== undefined) return before;
      const { word, stem } = analyseWord(written, language);
      const match = words.some((queryWord) => matchQuality(queryWord, word, stem) > 0);
      known.set(written, match);
      return match;
    };
    const containsAll = (topic: string) => {
      const phrase = toPhrase(topic, language);
      return queries.some((query) => query.words.every((queryWord) => bestInPhrase(queryWord, phrase) > 0));
    };
    return {
      ...{ _id, region, pageType, slug, title, seoTitle, label, description, tags, imageId, date, lastPublished },
      highlight: highlight({ description, lines: text.split('\n'), language }, isMatch),
      matchedTopics: [...new Set([...tags, ...keywords])].filter(containsAll),
    };
  };
}

const WORDS = 45;
const WORDS_BEFORE = 12;

/** Returns the description or the first sentence of the lines that has a match; without a match the description or first line. */
export function highlight(
  { description, lines, language }: { description: string; lines: string[]; language: string },
  isMatch: (word: string) => boolean,
): string {
  const isFound = (text: string) => findWords(text).some((word) => isMatch(word.text));
  if (description !== '' && isFound(description)) return markMatches(description, isMatch);
  const line = lines.find(isFound);
  if (line === undefined) return markMatches(description || (lines[0] ?? ''), isMatch);
  return markMatches(splitSentences(line, language).find(isFound) ?? line, isMatch);
}

const splitSentences = (line: string, language: string): string[] =>
  Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line), ({ segment }) => segment.trim());

function markMatches(text: string, isMatch: (word: string) => boolean): string {
  const words = findWords(text).sort((a, b) => a.start - b.start);
  const matches = words.filter((word) => isMatch(word.text));
  const first = Math.max(0, (matches[0] ? words.indexOf(matches[0]) : 0) - WORDS_BEFORE);
  const last = first + WORDS - 1;
  const start = first === 0 ? 0 : words[first]!.start;
  const end = last >= words.length - 1 ? text.length : words[last]!.end;
  let at = start;
  const marked = merge(matches.filter((match) => match.start >= start && match.end <= end)).map((match) => {
    const before = escapeMarkup(text.slice(at, match.start));
    at = match.end;
    return `${before}<mark>${escapeMarkup(text.slice(match.start, match.end))}</mark>`;
  });
  const rest = escapeMarkup(text.slice(at, end));
  return `${start > 0 ? '… ' : ''}${marked.join('')}${rest}${end < text.length ? ' …' : ''}`.trim();
}

/** Words can overlap in scripts without spaces, and a number overlaps its groups of digits. */
const merge = (matches: WrittenWord[]): { start: number; end: number }[] =>
  matches.reduce<{ start: number; end: number }[]>((merged, { start, end }) => {
    const last = merged.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
    return merged;
  }, []);
