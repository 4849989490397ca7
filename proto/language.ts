/** The language and country of a region, out of its code: `AU` and `en-au` are both `en-AU`. The site's words are English. */
export function languageOfRegion(code: string): string {
  const [language, country] = /^[a-z]{2}-/i.test(code) ? code.split('-', 2) : ['en', code];
  return country ? `${language!.toLowerCase()}-${country.toUpperCase()}` : 'en';
}
