/** Derives a language tag from the code of a region: `AU` and `en-au` are both `en-AU`. The default language is English. */
export function languageOfRegion(code: string): string {
  const [language, country] = /^[a-z]{2}-/i.test(code) ? code.split('-', 2) : ['en', code];
  return country ? `${language!.toLowerCase()}-${country.toUpperCase()}` : 'en';
}
