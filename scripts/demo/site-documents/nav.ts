import type { DemoRegion } from '../content.ts';
import { productPath, productSlugs } from '../products.ts';
import { itemsOf, to } from '../item.ts';

export function navOf(domainId: string, { facts, products, features: [feature], events: [event] }: DemoRegion) {
  const { rows } = itemsOf();
  const at = (path: string) => `/${facts.slugPrefix}/${path}`;
  const links = (...all: [path: string, text: string][]) =>
    rows(all.map(([path, text]) => ({ link: to(at(path), text) })));
  return {
    domainId,
    region: facts.slugPrefix,
    brands: links(['home', 'For employers'], ['claims', 'For members'], ['about#jobs', 'Work with us']),
    items: rows([
      {
        link: to(at('cover'), 'What we cover'),
        subItems: links(
          ...productSlugs.map((slug): [string, string] => [productPath(slug), products[slug].name]),
          ['parental-leave', 'Parental leave'],
          ['cover#questions', 'Questions and answers'],
        ),
      },
      { link: to(at('case-study'), 'Case studies'), subItems: [] },
      {
        link: to(at('news'), 'News'),
        subItems: links(
          ['news', 'All news'],
          ['event', 'All events'],
          ['reading-room', 'Reading room'],
          [`feature/${feature!.slug}`, feature!.title],
          [`event/${event!.slug}`, event!.title],
        ),
      },
      {
        link: to(at('claims'), 'Members'),
        subItems: links(['claims', 'Make a claim'], ['contact', 'People who can help']),
      },
      { link: to(at('about'), 'About us'), subItems: [] },
    ]),
    contactLink: to(at('contact'), 'Get in Touch'),
    ctaText: 'Owned by the people we cover',
    ctaLink: to(at('about'), 'Who we are'),
    regionsOverlay: {
      label: facts.name,
      title: 'Where do you work?',
      text: 'Benefits follow the law of each country. Choose yours, and the page changes with it.',
    },
    topSearch: facts.topSearch,
  };
}
