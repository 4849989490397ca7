/** The tag manager reads the page's address after it has settled. */
export const PAGE_VIEW_DELAY = 250;

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

const push = (event: object): void => void (window.dataLayer ??= []).push(event);

/** Tells of a page view a moment after the route changed; answers a function that takes it back until then. */
export function trackPageView(url: string): () => void {
  const timer = setTimeout(() => push({ event: 'pageView', url, title: document.title }), PAGE_VIEW_DELAY);
  return () => clearTimeout(timer);
}

/** Tells of each link that is clicked: the element, its address and its target. */
export function trackLinks(root: Document): () => void {
  const onClick = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (link) push({ event: 'linkClicked', element: link, url: link.href, target: link.target });
  };
  root.addEventListener('click', onClick, true);
  return () => root.removeEventListener('click', onClick, true);
}
