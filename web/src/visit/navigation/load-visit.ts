import { TimeoutError } from 'ky';
import type { Visit } from '../../../../proto/visit.ts';
import { getMessages } from '../../messages/catalogues.ts';
import { ApiError, api } from '../../api.ts';
import { OFFLINE } from '../text/title.ts';

interface LoadOptions {
  signal?: AbortSignal;
  prefetched?: Promise<Visit>;
}

/** Converts errors to a visit that shows the error page, so that the header and footer remain. */
export async function loadVisit(url: string, last: Visit, { signal, prefetched }: LoadOptions = {}): Promise<Visit> {
  try {
    // The cause of a prefetched error may be gone.
    const visit = await prefetched?.catch(() => null);
    return visit && visit.status < 500 ? visit : await api('GET /visit/load', { url }, { signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    const redirect = getRedirect(error);
    const failed = createFailedVisit(url, last, error);
    return redirect ? { ...failed, status: 302, redirect } : failed;
  }
}

export const createFailedVisit = (url: string, last: Visit, error: unknown): Visit => ({
  ...last,
  url,
  canonical: url,
  kind: 'error',
  status: isConnectionError(error) ? OFFLINE : errorStatus(error),
  message: errorMessage(error, last.language),
  page: null,
  listing: null,
  search: null,
  subNav: null,
  banner: null,
  alternates: [],
});

/** A redirect can arrive as an error with the message `redirect:/address`. */
export function getRedirect(error: unknown): string | undefined {
  return /^redirect:\s*(\/\S*)$/.exec(error instanceof Error ? error.message : String(error))?.[1];
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

export function errorMessage(error: unknown, language: string): string {
  const messages = getMessages(language).error;
  if (error instanceof ApiError) return error.status === 500 ? messages.fault(error) : error.message;
  if (isConnectionError(error)) return messages.offline;
  return error instanceof Error ? error.message : String(error);
}

const isConnectionError = (error: unknown): boolean => error instanceof TypeError || error instanceof TimeoutError;
