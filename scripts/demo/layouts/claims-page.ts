import type { DemoRegion } from '../content.ts';
import type { DemoPage } from '../demo-page.ts';
import { away, drawing, itemsOf, paragraphs, telephone, to } from '../item.ts';

export function claimsPage({ facts, claims }: DemoRegion): DemoPage {
  const { item, rows } = itemsOf();
  const at = (path: string) => `/${facts.slugPrefix}/${path}`;
  return {
    slug: 'claims',
    pageType: 'page',
    template: 'secondary',
    theme: 'darkSlate',
    subNav: 'Members',
    title: `How to make a claim in ${facts.called}`,
    description: claims.introduction,
    keywords: 'make a claim, for members, bereavement, illness, injury',
    header: {
      label: 'Claims',
      title: `How to make a claim: ${claims.title}`,
      introduction: `<p>${claims.introduction}</p>`,
      image: drawing('hands'),
      link: away(telephone(facts.phone), `Call ${facts.phone}`),
      secondLink: to(at('contact'), 'All ways to reach us'),
    },
    contents: [
      item('HorizontalFoldout', {
        title: 'What happens, and when',
        panels: rows(
          claims.steps.map(({ title, text, art }) => ({ title, text: paragraphs(text), image: drawing(art) })),
        ),
      }),
      item('SplitContent', {
        width: 6,
        gap: 1,
        matchHeight: false,
        left: [
          item('RichText', {
            text: `<h2>What we ask for</h2><ul>${claims.needed.map((one) => `<li><p>${one}</p></li>`).join('')}</ul>`,
          }),
        ],
        right: [
          item('RichText', {
            text: `<h2>Call us first</h2>${paragraphs(
              `<a href="${telephone(facts.phone)}">${facts.phone}</a>, at any hour. You need no form and no policy number: your name and your employer are enough.`,
            )}`,
          }),
          item('CtaButton', { link: to(at('contact'), 'All ways to reach us'), look: 'accent', align: 'start' }),
        ],
      }),
      item('DividingLine', { look: 'leaf' }),
      item('UsefulLinks', {
        title: 'Others who can help',
        links: rows([
          ...claims.links.map(({ href, text, about }) => ({ link: away(href, text), text: about })),
          {
            link: away(facts.ombudsman.href, facts.ombudsman.name),
            text: 'Free and independent, if you disagree with our decision.',
          },
        ]),
      }),
      item('QuoteBlock', {
        quote: `<p>${facts.quote.text}</p>`,
        name: facts.quote.name,
        role: facts.quote.role,
        image: drawing(facts.quote.portrait, facts.quote.name),
        look: 'plain',
      }),
      item('DynamicContent', { title: 'From the claims team', articleType: 'news', tag: 'claims', limit: 3 }),
    ],
  };
}
