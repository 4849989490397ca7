/** In milliseconds. The tag manager reads the URL after this delay, when it has settled. */
const PAGE_VIEW_DELAY = 250;

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

const push = (event: object): void => void (window.dataLayer ??= []).push(event);

export function trackPageView(url: string): () => void {
  const timer = setTimeout(() => push({ event: 'pageView', url, title: document.title }), PAGE_VIEW_DELAY);
  return () => clearTimeout(timer);
}

export function trackLinks(root: Document): () => void {
  const onClick = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (link) push({ event: 'linkClicked', element: link, url: link.href, target: link.target });
  };
  root.addEventListener('click', onClick, true);
  return () => root.removeEventListener('click', onClick, true);
}
