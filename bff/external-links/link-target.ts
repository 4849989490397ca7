export interface LinkTarget {
  url: URL;
  /** Without the brackets of an IPv6 address. */
  host: string;
  port: number;
}

/** Names that only networks of their own resolve, such as those of services in a cluster. */
const PRIVATE_NAME = /(^|\.)(alt|arpa|corp|home|internal|intranet|invalid|lan|local|localdomain|localhost|onion|test)$/;

/** Null for everything but an http or https address of a public name or of a number, without a password. */
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
