import type { SearchDocument } from '../../../proto/entities/search.ts';
import { indexedWords, type Phrase, toPhrase } from './analyse.ts';

export interface IndexedFields {
  names: string;
  topics: string;
  headings: string;
  text: string;
}

export const fieldWeights: Record<keyof IndexedFields, number> = { names: 8, topics: 5, headings: 3, text: 1 };

export interface Signals {
  names: Phrase[];
  keywords: Phrase[];
  tags: Phrase[];
  headings: Phrase[];
  pageType: string;
  lastPublished: string;
}

export function toIndexedFields(document: SearchDocument): IndexedFields {
  const { title, seoTitle, label, keywords, tags, headings, description, text, language } = document;
  const fields = {
    names: [title, seoTitle, label, lastSegment(document)],
    topics: [...tags, ...keywords],
    headings: [...headings, description],
    text: [text],
  };
  return {
    names: indexedWords(fields.names, language),
    topics: indexedWords(fields.topics, language),
    headings: indexedWords(fields.headings, language),
    text: indexedWords(fields.text, language),
  };
}

export function toSignals(document: SearchDocument): Signals {
  const { title, seoTitle, label, keywords, tags, headings, description, language, pageType, lastPublished } = document;
  const phrases = (texts: string[]) =>
    texts.map((text) => toPhrase(text, language)).filter(({ words }) => words.length > 0);
  // The label of a page is a name of it, the label of an article is what it belongs to.
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
