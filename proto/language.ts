/** The language tag of a region's pages: a code such as `AU` is that of a country with English texts, one such as `zh-Hans-SG` has its language. */
export function languageOfRegion(code: string): string {
  try {
    return Intl.getCanonicalLocales(/^[a-z]{2}-/i.test(code) ? code : `en-${code}`)[0]!;
  } catch {
    return 'en';
  }
}

export function countryOfRegion(code: string): string | undefined {
  const { region } = new Intl.Locale(languageOfRegion(code));
  return region?.length === 2 ? region : undefined;
}
