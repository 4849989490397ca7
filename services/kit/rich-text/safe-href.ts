export const linkSchemes = ['http', 'https', 'mailto', 'tel'];

/** Browsers ignore whitespace and control characters in a scheme. */
export function safeHref(href: string): string {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href.replace(/[\u0000-\u0020\u007f-\u00a0]/g, ''))?.[1];
  return scheme === undefined || linkSchemes.includes(scheme.toLowerCase()) ? href : '';
}
