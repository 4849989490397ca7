import type { DemoRegion } from '../content.ts';
import { drawing, to } from '../item.ts';
import { inSentence, productArt, productPath, productSlugs } from '../products.ts';

export function productCells({ facts, products }: DemoRegion) {
  const at = (path: string) => `/${facts.slugPrefix}/${path}`;
  return [
    ...productSlugs.map((slug) => ({
      image: drawing(productArt[slug].art),
      title: products[slug].name,
      text: products[slug].card,
      link: to(at(productPath(slug)), `How ${inSentence(products[slug])} works`),
    })),
    {
      image: drawing('parental-leave'),
      title: 'Parental leave',
      text: 'Full pay for either parent, in weeks or in single days.',
      link: to(at('parental-leave'), 'How parental leave works'),
    },
    {
      image: drawing('letter'),
      title: 'Claims',
      text: 'A person with a name, from the first call to the last.',
      link: to(at('claims'), 'How a claim goes'),
    },
  ];
}
