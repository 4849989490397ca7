import type { DemoRegion } from '../content.ts';
import { away, itemsOf, telephone, to } from '../item.ts';

export function footerOf(domainId: string, { facts, caseStudies }: DemoRegion) {
  const { rows } = itemsOf();
  const { slugPrefix, office, phone } = facts;
  const at = (path: string) => `/${slugPrefix}/${path}`;
  const links = (...all: [path: string, text: string][]) =>
    rows(all.map(([path, text]) => ({ link: to(at(path), text) })));
  return {
    domainId,
    region: slugPrefix,
    items: rows([
      {
        name: 'Plans',
        links: links(
          ['cover', 'What we cover'],
          ['parental-leave', 'Parental leave'],
          ['cover#loyalty-leave', 'Loyalty leave'],
          ['contact', 'New plans'],
        ),
      },
      {
        name: 'Read',
        links: links(
          ['news', 'News'],
          ...caseStudies.slice(0, 2).map(({ slug, title }): [string, string] => [`case-study/${slug}`, title]),
          ['event', 'Events'],
        ),
      },
      {
        name: 'Reach us',
        links: rows([
          { link: away(telephone(phone), phone) },
          { link: to(at('contact'), office) },
          { link: to(at('claims'), 'Make a claim') },
        ]),
      },
    ]),
    linkedIn: away('https://www.linkedin.com/', 'Banksia on LinkedIn'),
    facebook: away('https://www.facebook.com/', 'Banksia on Facebook'),
    instagram: away('https://www.instagram.com/', 'Banksia on Instagram'),
    brands: rows([
      { link: to(at('cover#savings'), 'Banksia Savings') },
      { link: to(at('parental-leave'), 'Banksia Leave') },
      { link: to(at('reading-room'), 'Banksia Research') },
    ]),
    cta: to(at('contact'), 'Talk to us'),
    subscriptionInfo: to(at('contact'), 'A letter each quarter'),
    slogan: { text: facts.home.title.endsWith('.') ? facts.home.title : `${facts.home.title}.` },
    customLinks: links(['privacy', 'Privacy'], ['privacy#cookies', 'Cookies'], ['about', 'About Banksia']),
  };
}
