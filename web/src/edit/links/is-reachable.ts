/** A failed request counts as reachable: the warning is only for addresses that certainly do not exist. */
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
