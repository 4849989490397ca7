import type { DemoRegion } from '../content.ts';
import { productPath, productSlugs } from '../products.ts';
import { away, itemsOf, telephone, to } from '../item.ts';

export function footerOf(domainId: string, { facts, products, caseStudies }: DemoRegion) {
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
        name: 'Cover',
        links: links(
          ['cover', 'What we cover'],
          ...productSlugs.map((slug): [string, string] => [productPath(slug), products[slug].name]),
          ['parental-leave', 'Parental leave'],
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
      { link: to(at(productPath('savings')), 'Banksia Savings') },
      { link: to(at('parental-leave'), 'Banksia Leave') },
      { link: to(at('reading-room'), 'Banksia Research') },
    ]),
    cta: to(at('contact'), 'Talk to us'),
    subscriptionInfo: to(at('contact'), 'A letter each quarter'),
    slogan: { text: `${facts.slogan}.` },
    legal: facts.legal,
    customLinks: links(['privacy', 'Privacy'], ['privacy#cookies', 'Cookies'], ['about', 'About Banksia']),
  };
}
