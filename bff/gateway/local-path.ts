const BASE = 'http://local';

/** Returns the address without its origin if it is a path of this site, and the home page otherwise. */
export function toLocalPath(address: unknown): string {
  if (typeof address !== 'string' || address.length > 2000 || !URL.canParse(address, BASE)) return '/';
  const { origin, pathname, search } = new URL(address, BASE);
  // A browser would read a path with two slashes as the address of another host.
  return origin === BASE && !pathname.startsWith('//') ? pathname + search : '/';
}
