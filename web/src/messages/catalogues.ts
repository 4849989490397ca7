import { type Catalogue, type Messages, en } from './en.ts';

const translations: Record<string, () => Promise<Catalogue>> = {
  de: async () => (await import('./de.ts')).de,
};

export interface Locale extends Format {
  language: string;
  messages: Messages;
}

/* eslint-disable project/no-module-state -- Catalogues are constant code, so each process loads them once. */
const loaded: Record<string, Catalogue> = { en };
const locales = new Map<string, Locale>();
/* eslint-enable project/no-module-state */
const MAX_LOCALES = 100;

/** Must be called before anything is rendered in the language. */
export async function loadMessages(language: string): Promise<void> {
  const name = baseLanguage(language);
  const load = translations[name];
  if (!load || loaded[name]) return;
  loaded[name] = await load();
  locales.clear();
}

/** Texts are English if the language has no catalogue, or if its catalogue has not been loaded. */
export function getLocale(language: string): Locale {
  const cached = locales.get(language);
  if (cached) return cached;
  const texts = textLanguage(language);
  const format = createFormat(language, texts);
  const locale = { ...format, language, messages: loaded[texts]!(format) };
  if (locales.size === MAX_LOCALES) locales.clear();
  locales.set(language, locale);
  return locale;
}

export const textLanguage = (language: string): string =>
  loaded[baseLanguage(language)] ? baseLanguage(language) : 'en';

export const getMessages = (language: string): Messages => getLocale(language).messages;

/** Returns `de` for `de-AT`. */
export const baseLanguage = (language: string): string => language.split('-')[0]!;

export interface Format {
  number: (value: number) => string;
  /** Formats a date like "5 March 2026". Returns undefined if the value is not a date. */
  date: (value: string) => string | undefined;
  plural: (count: number, forms: PluralForms) => string;
}

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Plurals follow the language of the texts, which is English if the language of the visit has no catalogue. */
export function createFormat(language: string, textLanguage = language): Format {
  // English without a country would use the date order of the United States.
  const locale = language === 'en' ? 'en-AU' : language;
  const numbers = new Intl.NumberFormat(locale);
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const rules = new Intl.PluralRules(textLanguage);
  return {
    number: (value) => numbers.format(value),
    date: (value) => (Number.isNaN(Date.parse(value)) ? undefined : dates.format(new Date(value))),
    plural: (count, forms) => forms[rules.select(count)] ?? forms.other,
  };
}
