export interface Format {
  number: (value: number) => string;
  /** A date such as "5 March 2026"; undefined if the value is not a date. */
  date: (value: string) => string | undefined;
  plural: (count: number, forms: PluralForms) => string;
}

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Plurals follow the language of the texts, which is English where the language of the visit has no texts. */
export function createFormat(language: string, textLanguage = language): Format {
  // English without a country would use the order of the United States.
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
