export const linkSchemes = ['http', 'https', 'mailto', 'tel'];

/** Empty when a browser would read another scheme in it than those of a link. Browsers skip blanks and control characters. */
export function safeHref(href: string): string {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href.replace(/[\u0000-\u0020\u007f-\u00a0]/g, ''))?.[1];
  return scheme === undefined || linkSchemes.includes(scheme.toLowerCase()) ? href : '';
}
