/** The first language of an Accept-Language header, which browsers sort by preference; English without one. */
export const preferredLanguage = (acceptLanguage: string | undefined): string =>
  /^\s*([a-z]{2})(?![a-z])/i.exec(acceptLanguage ?? '')?.[1]!.toLowerCase() ?? 'en';
