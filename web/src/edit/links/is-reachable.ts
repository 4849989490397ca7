/** A failed request counts as reachable, because only addresses that certainly do not exist deserve a warning. */
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
