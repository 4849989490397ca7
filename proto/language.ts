const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Unions and areas with a code that are not countries in ISO 3166, which search engines require. */
const NO_COUNTRY = /^(AC|CP|CQ|DG|E[AUZ]|IC|QO|TA|UN|X[AB]|ZZ)$/;

/** Returns a language tag: `en-AU` for the country code `AU`, and a tag such as `zh-Hant-HK` without its unknown parts. */
export function languageOfRegion(code: string): string {
  const { language, script, region } = parseCode(code);
  return [language, script, region].filter(Boolean).join('-');
}

export const countryOfRegion = (code: string): string | undefined => parseCode(code).region;

/** Parses the code of a region, which is a country or a language tag. */
function parseCode(code: string): Pick<Intl.Locale, 'language' | 'script' | 'region'> {
  const tag = code.trim().replaceAll('_', '-');
  const asCountry = /^[a-z]{2}$/i.test(tag) ? parseTag(`en-${tag}`) : null;
  // Two capital letters that are no country are a union such as EU, not a language.
  if (asCountry?.region || /^[A-Z]{2}$/.test(tag)) return asCountry ?? ENGLISH;
  return parseTag(tag) ?? ENGLISH;
}

const ENGLISH = { language: 'en' };

function parseTag(tag: string) {
  try {
    // The canonical form replaces UK with GB.
    const { language, script, region = '' } = new Intl.Locale(Intl.getCanonicalLocales(tag)[0]!);
    const isCountry = /^[A-Z]{2}$/.test(region) && !NO_COUNTRY.test(region) && countries.of(region);
    return /^[a-z]{2}$/.test(language) ? { language, script, region: isCountry ? region : undefined } : null;
  } catch {
    return null;
  }
}
