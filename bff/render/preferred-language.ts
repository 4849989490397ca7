export const preferredLanguage = (acceptLanguage: string | undefined): string =>
  /^\s*([a-z]{2})(?![a-z])/i.exec(acceptLanguage ?? '')?.[1]!.toLowerCase() ?? 'en';
