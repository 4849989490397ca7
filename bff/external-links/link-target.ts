export interface LinkTarget {
  url: URL;
  host: string;
  port: number;
}

/** Endings of names in private networks. */
const PRIVATE_NAME = /(^|\.)(alt|arpa|corp|home|internal|intranet|invalid|lan|local|localdomain|localhost|onion|test)$/;

export function parseLinkTarget(address: string, base?: URL): LinkTarget | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const { protocol, username, password, hostname } = url;
  if ((protocol !== 'http:' && protocol !== 'https:') || username || password) return null;
  url.hash = '';
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  if (!isNumber && (!host.includes('.') || PRIVATE_NAME.test(host))) return null;
  return { url, host, port: Number(url.port) || (protocol === 'https:' ? 443 : 80) };
}
