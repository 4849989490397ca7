import type { Titled } from './content.ts';

export const productArt = {
  'life-insurance': { icon: 'phone', art: 'family', scene: 'desk' },
  'income-protection': { icon: 'ranking', art: 'shelter', scene: 'sea' },
  'health-insurance': { icon: 'lightbulb', art: 'hands', scene: 'gum-leaves' },
  savings: { icon: 'books', art: 'pension', scene: 'beach' },
  'loyalty-leave': { icon: 'contactCalendar', art: 'journey', scene: 'ranges' },
  'flexible-work': { icon: 'world', art: 'flexibility', scene: 'window' },
} as const;

export type ProductSlug = keyof typeof productArt;
export const productSlugs = Object.keys(productArt) as ProductSlug[];

export interface Product {
  name: string;
  title: string;
  card: string;
  introduction: string;
  keywords: string;
  what: string[];
  who: string[];
  covered: string[];
  notCovered: string[];
  cost: { example: string; numbers: { prefix?: string; number: string; suffix?: string; description: string }[] };
  questions: Titled[];
}

export type Products = Record<ProductSlug, Product>;

export const productPath = (slug: ProductSlug) => `cover/${slug}`;

/** “Life insurance” within a sentence; “KiwiSaver plus” stays as it is. */
export const inSentence = ({ name }: Product) => name.replace(/^[A-Z][a-z]+\b/, (word) => word.toLowerCase());
