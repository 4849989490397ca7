import type { DemoRegion } from '../content.ts';
import type { DemoPage } from '../demo-page.ts';
import { photograph } from '../photographs.ts';
import { drawing, itemsOf, paragraphs, to, toContact } from '../item.ts';
import { MAX_SEO_TITLE } from '../../../proto/publish-checks/limits.ts';
import { inSentence, productArt, productPath, productSlugs, type ProductSlug } from '../products.ts';

export const productPages = (region: DemoRegion): DemoPage[] => productSlugs.map((slug) => productPage(region, slug));

/** Search engines cut longer titles off. */
function withRegion(title: string, { called, slugPrefix }: DemoRegion['facts']): string {
  const full = `${title} in ${called}`;
  return full.length <= MAX_SEO_TITLE ? full : `${title}, ${slugPrefix.toUpperCase()}`;
}

function productPage({ facts, products }: DemoRegion, slug: ProductSlug): DemoPage {
  const { item, rows } = itemsOf();
  const product = products[slug];
  const { icon, art, scene } = productArt[slug];
  const at = (path: string) => `/${facts.slugPrefix}/${path}`;
  const next = productSlugs[(productSlugs.indexOf(slug) + 1) % productSlugs.length]!;
  return {
    slug: productPath(slug),
    pageType: 'page',
    template: 'primary',
    title: withRegion(product.title, facts),
    description: product.introduction,
    keywords: `${product.name}, ${product.keywords}`,
    priority: 0.9,
    header: {
      label: product.name,
      title: product.title,
      introduction: `<p>${product.introduction}</p>`,
      image: drawing(art),
      link: toContact(facts.slugPrefix, product.title, 'Ask for a price'),
      secondLink: to(at(`${productPath(slug)}#costs`), 'See what it costs'),
    },
    contents: [
      item('FeatureContent', {
        icon,
        label: product.name,
        title: 'How it works',
        text: paragraphs(...product.what),
        link: to(at('claims'), 'How to make a claim'),
        image: photograph(scene, 'square'),
        side: 'right',
      }),
      item('RichText', { text: `<h2>Who it is for</h2>${paragraphs(...product.who)}` }),
      item('SplitContent', {
        width: 6,
        gap: 1,
        matchHeight: false,
        left: [item('RichText', { text: `<h2>What is covered</h2>${bullets(product.covered)}` })],
        right: [item('RichText', { text: `<h2>What is not covered</h2>${bullets(product.notCovered)}` })],
      }),
      item('Anchor', { id: 'costs' }),
      item('ByNumbers', {
        title: 'What it costs: an example',
        items: rows(product.cost.numbers.map((number) => ({ prefix: '', suffix: '', ...number }))),
      }),
      item('Text', { text: `${product.cost.example} Your price depends on ages, occupations and salaries.` }),
      item('Accordion', {
        title: `Questions about ${inSentence(product)}`,
        items: rows(product.questions.map(({ title, text }) => ({ title, text: paragraphs(text) }))),
      }),
      item('CtaBlock', {
        title: `A price for ${inSentence(product)} within three working days`,
        text: paragraphs(
          'Tell us how many employees you have and where they work. The quote is free and binds you to nothing.',
        ),
        link: toContact(facts.slugPrefix, product.title, 'Ask for a price'),
        secondLink: to(at('cover'), 'Compare all cover'),
        image: drawing(facts.art),
      }),
      item('UpNext', {
        label: 'Goes well with it',
        link: to(at(productPath(next)), products[next].title),
        image: drawing(productArt[next].art),
      }),
    ],
  };
}

const bullets = (lines: string[]) => `<ul>${lines.map((line) => `<li><p>${line}</p></li>`).join('')}</ul>`;
