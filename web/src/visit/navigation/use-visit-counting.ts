import { useEffect, useRef } from 'react';
import type { Visit, visit } from '../../../../proto/visit.ts';
import type { ClientInput } from '../../../../proto/contract.ts';

export function useVisitCounting({ url, status, search, editing }: Visit): void {
  const path = url.split('?')[0]!;
  const q = search?.q;
  const isCounted = editing.user === null && (status === 200 || status === 404);
  const referrer = useRef(referrerHost);
  useEffect(() => {
    if (!isCounted) return;
    const host = referrer.current();
    referrer.current = () => location.host;
    // An address without a page is reported only if a link of this site contains it, because others may be private.
    return status === 200 || host === location.host ? countVisit({ path, referrer: host }) : undefined;
  }, [isCounted, path, status]);
  useEffect(() => (isCounted && q ? countVisit({ path, q }) : undefined), [isCounted, path, q]);
}

type Count = ClientInput<typeof visit.calls.count>;

/** In milliseconds. A page that is left sooner, or a search that is still being typed, is not counted. */
const DELAYS = { view: 250, search: 1000 };

/** Reports the visit to the site itself, without a cookie. Returns a function that cancels the report. */
export function countVisit(count: Count): () => void {
  if (!isCounted()) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => (timer = setTimeout(send, count.q === undefined ? DELAYS.view : DELAYS.search, count));
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
  return () => {
    document.removeEventListener('prerenderingchange', start);
    clearTimeout(timer);
  };
}

export const referrerHost = (): string => (URL.canParse(document.referrer) ? new URL(document.referrer).host : '');

const send = (count: Count): void =>
  void navigator.sendBeacon('/api/visit/count', new Blob([JSON.stringify(count)], { type: 'application/json' }));

function isCounted(): boolean {
  const { webdriver, doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string;
    globalPrivacyControl?: boolean;
  };
  return !webdriver && doNotTrack !== '1' && !globalPrivacyControl;
}
