import type { DemoRegion } from '../content.ts';
import type { DemoPage } from '../demo-page.ts';
import { productCells } from './product-cells.ts';
import { photograph } from '../photographs.ts';
import { drawing, itemsOf, paragraphs, to, toContact } from '../item.ts';

export function homePage(region: DemoRegion): DemoPage {
  const { facts } = region;
  const { item, rows } = itemsOf();
  const at = (path: string) => `/${facts.slugPrefix}/${path}`;
  return {
    slug: 'home',
    pageType: 'page',
    template: 'home',
    title: `Employee benefits and group insurance in ${facts.called}`,
    description: facts.home.introduction,
    keywords: 'employee benefits, for employers, group insurance',
    priority: 1,
    frequency: 'daily',
    header: {
      label: facts.slogan,
      title: facts.home.title,
      introduction: `<p>${facts.home.introduction}</p>`,
      image: photograph(facts.views.home, 'header'),
      link: to(at('cover'), 'See what we cover'),
      secondLink: to(at('contact'), 'Talk to us'),
    },
    contents: [
      item('ByNumbers', {
        title: 'Banksia in numbers',
        items: rows(facts.numbers.map((number) => ({ prefix: '', suffix: '', ...number }))),
      }),
      item('ContentGrid', {
        title: 'Insurance, savings and leave in one plan',
        introduction: 'Take all of it or begin with one. Everything can be added later without a new contract.',
        columns: '4',
        cells: rows([...productCells(region)]),
      }),
      item('SplitContent', {
        width: 6,
        gap: 1,
        usePixelGap: false,
        reverse: { desktop: false, mobile: false },
        matchHeight: false,
        left: [item('Media', { image: photograph(facts.views.about, 'media'), video: { videoId: '' } })],
        right: [
          item('RichText', {
            text: `<h2>Made for ${facts.people}, owned by those we cover</h2>${paragraphs(
              'Banksia belongs to a trust that our members govern. There are no shareholders to please and no quarterly results to chase: what is left over goes back into premiums and research.',
            )}`,
          }),
          item('CtaButton', {
            link: to(at('about'), 'Who owns Banksia'),
            look: 'outline',
            align: 'start',
          }),
        ],
      }),
      item('QuoteBlock', {
        quote: `<p>${facts.quote.text}</p>`,
        name: facts.quote.name,
        role: facts.quote.role,
        image: drawing(facts.quote.portrait, facts.quote.name),
        look: 'panel',
      }),
      item('NewsCarousel', {
        title: `News from ${facts.called}`,
        articleType: 'news',
        tags: [],
        limit: 6,
        link: to('/news', 'All News'),
      }),
      item('CtaBlock', {
        title: 'A plan and a price in half an hour',
        text: paragraphs(
          'Tell us how many employees you have. We send you a plan and a price, and call again only if you ask us to.',
        ),
        link: toContact(facts.slugPrefix, 'A plan and a price', 'Get in Touch'),
        secondLink: to(at('cover'), 'What we cover'),
        image: photograph('desk', 'header'),
      }),
    ],
  };
}
