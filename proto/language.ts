export function languageOfRegion(code: string): string {
  const [language, country] = /^[a-z]{2}-/i.test(code) ? code.split('-', 2) : ['en', code];
  return country ? `${language!.toLowerCase()}-${country.toUpperCase()}` : 'en';
}
