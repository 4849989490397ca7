const NAME = /^(?=.{4,100}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}$/;

/** The host of the site with a link to the page, or an empty text for this site and for names that are not public. */
export function normalizeReferrer(host: string, ownHost: string): string {
  const name = nameOf(host);
  return NAME.test(name) && name !== nameOf(ownHost) ? name : '';
}

const nameOf = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');
