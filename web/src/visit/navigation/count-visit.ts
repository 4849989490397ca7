import type { ClientInput } from '../../../../proto/contract.ts';
import type { visit } from '../../../../proto/visit.ts';

type Count = ClientInput<typeof visit.calls.count>;

/** In milliseconds; a page that is left at once, or a search that is still typed, is not counted. */
const DELAYS = { view: 250, search: 1000 };

/** Reports to the site itself, without a cookie. Returns a function that cancels it. */
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
