import type { Visit } from '../../../proto/visit.ts';
import { ApiError, api } from '../api.ts';
import { takePrefetched } from './prefetch.ts';

/** The visit of an address. What goes wrong is a visit too: the error page, around which everything else stays. */
export async function loadVisit(url: string, last: Visit, signal?: AbortSignal): Promise<Visit> {
  try {
    // Trouble that was read ahead may be over.
    const ahead = await takePrefetched(url)?.catch(() => null);
    return ahead && ahead.status < 500 ? ahead : await api('GET /visit/load', { url }, { signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    const redirect = getRedirect(error);
    const failed = createFailedVisit(url, last, error);
    return redirect ? { ...failed, status: 302, redirect } : failed;
  }
}

/** The error page in place of a page that can not be shown. */
export const createFailedVisit = (url: string, last: Visit, error: unknown): Visit => ({
  ...last,
  url,
  canonical: url,
  kind: 'error',
  status: errorStatus(error),
  message: errorMessage(error),
  page: null,
  listing: null,
  search: null,
  subNav: null,
  banner: null,
  alternates: [],
});

/** A redirect can arrive in the clothes of an error: its message is then `redirect:` and the address. */
export function getRedirect(error: unknown): string | undefined {
  return /^redirect:\s*(\/\S*)$/.exec(errorMessage(error))?.[1];
}

export function errorStatus(error: unknown): number {
  const { statusCode, status, response } = Object(error) as {
    statusCode?: unknown;
    status?: unknown;
    response?: { status?: unknown };
  };
  const found = [statusCode, status, response?.status].find((value) => typeof value === 'number');
  return (found as number | undefined) ?? 500;
}

export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  if (error instanceof TypeError) return 'The server can not be reached. Are you connected to the internet?';
  return error instanceof Error ? error.message : String(error);
}
