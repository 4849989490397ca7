const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const SAFE_SCHEME = /^(https?:\/\/|mailto:|tel:)/i;
const DOMAIN = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(?=[:/?#]|$)/u;

export const hasScheme = (text: string): boolean => SCHEME.test(text.trim());

/** Returns the origin in the canonical address of the page, because editors may work on another host than visitors. */
export const publicOrigin = (): string =>
  new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href).origin;

export const ownOrigins = (): string[] => [location.origin, publicOrigin()];

/** Returns the stored form of a page address of this site, or null for other text. */
export function pageAddress(typed: string, origins = ownOrigins()): string | null {
  const text = typed.trim();
  const origin = origins.find((known) => text === known || text.startsWith(`${known}/`));
  const own = origin === undefined ? text : text.slice(origin.length) || '/';
  if (own === '') return '';
  if (/\s/.test(own) || hasScheme(own) || own.startsWith('//')) return null;
  return /^[/#?]/.test(own) ? own : `/${own}`;
}

/** Returns an https, mailto or tel address, or null for relative and unsafe addresses. */
export function externalAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || SAFE_SCHEME.test(text)) return text;
  return DOMAIN.test(text) ? `https://${text}` : null;
}

export function classifyAddress(href: string): 'page' | 'external' | 'file' {
  if (href.startsWith('/file/')) return 'file';
  return href === '' || /^[/?]/.test(href) ? 'page' : 'external';
}
