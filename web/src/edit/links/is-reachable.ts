/**
 * Whether the site has something at an address: a page, a listing, a file or a redirect to one of these. Without credentials it is
 * asked as a visitor. What can not be asked counts as answered, for a doubt is no reason to warn.
 */
export async function isReachable(
  href: string,
  options: Pick<RequestInit, 'signal' | 'credentials'> = {},
): Promise<boolean> {
  try {
    const { status } = await fetch(href, { method: 'HEAD', ...options });
    return status !== 404 && status !== 410;
  } catch {
    return true;
  }
}
