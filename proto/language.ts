const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Unions and areas that have a name, but are no country of ISO 3166, which search engines ask for. */
const NO_COUNTRY = /^(AC|CP|CQ|DG|E[AUZ]|IC|QO|TA|UN|X[AB]|ZZ)$/;

/** The language tag of a region's pages: a code such as `AU` is a country with English texts, `zh-Hant-HK` has its own language, and unknown parts are left out. */
export function languageOfRegion(code: string): string {
  const { language, script, region } = parseCode(code);
  return [language, script, region].filter(Boolean).join('-');
}

export const countryOfRegion = (code: string): string | undefined => parseCode(code).region;

/** The code of a region is its country or a language tag. */
function parseCode(code: string): Pick<Intl.Locale, 'language' | 'script' | 'region'> {
  const tag = code.trim().replaceAll('_', '-');
  const asCountry = /^[a-z]{2}$/i.test(tag) ? parseTag(`en-${tag}`) : null;
  // In capitals it is a union such as EU, not the language of these letters.
  if (asCountry?.region || /^[A-Z]{2}$/.test(tag)) return asCountry ?? ENGLISH;
  return parseTag(tag) ?? ENGLISH;
}

const ENGLISH = { language: 'en' };

function parseTag(tag: string) {
  try {
    // The canonical form has GB for UK.
    const { language, script, region = '' } = new Intl.Locale(Intl.getCanonicalLocales(tag)[0]!);
    const isCountry = /^[A-Z]{2}$/.test(region) && !NO_COUNTRY.test(region) && countries.of(region);
    return /^[a-z]{2}$/.test(language) ? { language, script, region: isCountry ? region : undefined } : null;
  } catch {
    return null;
  }
}
