import { stemmer as da } from '@orama/stemmers/danish';
import { stemmer as nl } from '@orama/stemmers/dutch';
import { stemmer as en } from '@orama/stemmers/english';
import { stemmer as fi } from '@orama/stemmers/finnish';
import { stemmer as fr } from '@orama/stemmers/french';
import { stemmer as de } from '@orama/stemmers/german';
import { stemmer as it } from '@orama/stemmers/italian';
import { stemmer as no } from '@orama/stemmers/norwegian';
import { stemmer as pt } from '@orama/stemmers/portuguese';
import { stemmer as es } from '@orama/stemmers/spanish';
import { stemmer as sv } from '@orama/stemmers/swedish';
import { stopwords as daStopWords } from '@orama/stopwords/danish';
import { stopwords as nlStopWords } from '@orama/stopwords/dutch';
import { stopwords as enStopWords } from '@orama/stopwords/english';
import { stopwords as fiStopWords } from '@orama/stopwords/finnish';
import { stopwords as frStopWords } from '@orama/stopwords/french';
import { stopwords as deStopWords } from '@orama/stopwords/german';
import { stopwords as itStopWords } from '@orama/stopwords/italian';
import { stopwords as noStopWords } from '@orama/stopwords/norwegian';
import { stopwords as ptStopWords } from '@orama/stopwords/portuguese';
import { stopwords as esStopWords } from '@orama/stopwords/spanish';
import { stopwords as svStopWords } from '@orama/stopwords/swedish';
import { languageOfRegion } from '../../../proto/language.ts';
import { findWords, foldWord } from '../../kit/searches/words.ts';

export const DEFAULT_LANGUAGE = 'en';

interface Language {
  stem: (word: string) => string;
  stopWords: ReadonlySet<string>;
}

/** Stop words with an apostrophe are split, because words of pages and queries are split as well. */
const language = (stem: (word: string) => string, stopWords: string[]): Language => ({
  stem,
  stopWords: new Set(stopWords.flatMap(findWords).map(({ text }) => foldWord(text))),
});

const languages = new Map<string, Language>(
  Object.entries({
    da: language(da, daStopWords),
    de: language(de, deStopWords),
    // The list does not contain the stop word `a`.
    en: language(en, ['a', ...enStopWords]),
    es: language(es, esStopWords),
    fi: language(fi, fiStopWords),
    fr: language(fr, frStopWords),
    it: language(it, itStopWords),
    nb: language(no, noStopWords),
    nl: language(nl, nlStopWords),
    no: language(no, noStopWords),
    pt: language(pt, ptStopWords),
    sv: language(sv, svStopWords),
  }),
);

/** In other languages, words are compared without stemming. */
const plain = language((word) => word, []);

export const findLanguage = (name: string): Language => languages.get(name) ?? plain;

export const languageOfCode = (code: string): string =>
  code === '' ? DEFAULT_LANGUAGE : languageOfRegion(code).split('-')[0]!;
