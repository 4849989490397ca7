export function languageOfRegion(code: string): string {
  const [language, country] = /^[a-z]{2}-/i.test(code) ? code.split('-', 2) : ['en', code];
  return country ? `${language!.toLowerCase()}-${country.toUpperCase()}` : 'en';
}

export function countryOfRegion(code: string): string | undefined {
  const country = (/^[a-z]{2}-/i.test(code) ? code.slice(3) : code).toUpperCase();
  if (country === 'UK') return 'GB';
  return /^[A-Z]{2}$/.test(country) ? country : undefined;
}
