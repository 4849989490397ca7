import type { SearchDocument } from '../../../proto/entities/search.ts';
import { analyse, joinStems, joinWords, type Phrase, toPhrase } from './analyse.ts';

export interface IndexedFields {
  names: string;
  topics: string;
  headings: string;
  text: string;
  /** Words as they are written; the other fields contain stems. */
  words: string;
}

export const fieldWeights: Record<keyof IndexedFields, number> = {
  names: 8,
  topics: 5,
  headings: 3,
  text: 1,
  words: 1,
};

export interface Signals {
  names: Phrase[];
  keywords: Phrase[];
  tags: Phrase[];
  headings: Phrase[];
  pageType: string;
  lastPublished: string;
}

export function toIndexedFields(document: SearchDocument): IndexedFields {
  const { title, seoTitle, label, keywords, tags, headings, description, text, labels, language } = document;
  const analyseAll = (texts: string[]) => texts.flatMap((text) => analyse(text, language));
  const fields = {
    names: analyseAll([title, seoTitle, label, lastSegment(document)]),
    topics: analyseAll([...tags, ...keywords]),
    headings: analyseAll([...headings, description]),
    text: analyseAll([text, labels]),
  };
  return {
    names: joinStems(fields.names),
    topics: joinStems(fields.topics),
    headings: joinStems(fields.headings),
    text: joinStems(fields.text),
    words: joinWords(Object.values(fields).flat()),
  };
}

export function toSignals(document: SearchDocument): Signals {
  const { title, seoTitle, label, keywords, tags, headings, description, language, pageType, lastPublished } = document;
  const phrases = (texts: string[]) =>
    texts.map((text) => toPhrase(text, language)).filter(({ words }) => words.length > 0);
  // The label of a page is another name for it, but the label of an article names its category.
  const [names, groups] = pageType === 'page' ? [[label], []] : [[], [label]];
  return {
    names: phrases([...new Set([title, seoTitle, lastSegment(document), ...names])]),
    keywords: phrases(keywords),
    tags: phrases([...tags, ...groups]),
    headings: phrases([...headings, description]),
    pageType,
    lastPublished,
  };
}

const lastSegment = ({ slug }: SearchDocument): string => slug.split('/').at(-1) ?? '';
