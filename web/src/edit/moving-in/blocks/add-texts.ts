import type { BlockList } from './block-list.ts';

const MAX_NAME = 120;
const MAX_TITLE = 300;

export function addQuote(element: Element, list: BlockList): void {
  const quote = element.querySelector('blockquote') ?? element;
  const cite = quote.querySelector('cite') ?? element.querySelector('figcaption');
  const name = (cite?.textContent ?? '').replace(/\s+/g, ' ').trim();
  // Quotes have neither headings nor lists.
  if (name.length > MAX_NAME || quote.querySelector('h1, h2, h3, h4, h5, h6, ul, ol, table')) {
    list.addText(`<blockquote>${quote.innerHTML}</blockquote>`);
    return;
  }
  cite?.remove();
  const text = list.clean(quote.innerHTML);
  if (text !== '')
    list.add({
      componentType: 'QuoteBlock',
      quote: text,
      name,
      role: '',
      image: { imageId: '', alt: '' },
      look: 'plain',
    });
  else if (name !== '') list.addText(`<p>${name}</p>`);
}

export function addButton(element: Element, list: BlockList): void {
  const link = element.querySelector('a');
  const href = link?.getAttribute('href')?.trim() ?? '';
  const text = (link ?? element).textContent.replace(/\s+/g, ' ').trim();
  if (!/^(https?:|\/|#)/.test(href)) return list.addText(`<p>${element.innerHTML}</p>`);
  const type = href.startsWith('#') ? 'anchor' : href.startsWith('/') ? 'page' : 'external';
  list.add({ componentType: 'CtaButton', link: { type, href, text }, look: 'full', align: 'start' });
}

export function addAccordion(element: Element, list: BlockList): void {
  const summary = element.querySelector('summary');
  const title = (summary?.textContent ?? '').replace(/\s+/g, ' ').trim();
  summary?.remove();
  const text = list.clean(element.innerHTML);
  if (title === '' || title.length > MAX_TITLE) return list.addText(`<p>${title}</p>${element.innerHTML}`);
  list.add((key) => ({
    componentType: 'Accordion',
    title: '',
    items: [{ key: `${key}-row`, title, text }],
    single: false,
  }));
}
