const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];
const REDIRECTS: readonly { host: RegExp; parameter: string }[] = [
  { host: /^www\.google\.[a-z.]+$/, parameter: 'q' },
  { host: /\.safelinks\.protection\.outlook\.com$/, parameter: 'url' },
];
/** Matches links to places in the copied document. */
const ELSEWHERE = /^#($|_|sdfootnote|sdendnote|cite_|fn|footnote|heading=|bookmark=|slide=|gid=)/i;

/** Returns undefined if the text should not be a link. */
export function cleanHref(href: string | null, origins: readonly string[]): string | undefined {
  const trimmed = (href ?? '').replace(/[\u0000-\u001f\u007f-\u00a0]/g, '').trim();
  if (trimmed === '' || ELSEWHERE.test(trimmed)) return undefined;
  if (/^(#|\/(?!\/))/.test(trimmed)) return trimmed;
  const address = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !SCHEMES.includes(url.protocol)) return undefined;
  const redirect = REDIRECTS.find(({ host }) => host.test(url.hostname));
  const target = redirect && url.searchParams.get(redirect.parameter);
  if (target && /^(https?:|mailto:)/.test(target)) return cleanHref(target, origins);
  if (origins.includes(url.origin)) return url.pathname + url.search + url.hash;
  return address;
}
