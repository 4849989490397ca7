import type { siteConfig } from '../site-config.ts';
import type { ExamplesOf } from './example.ts';
import { at, domain, site } from './names.ts';

const promise = {
  componentType: 'QuoteBlock',
  key: 'promise',
  quote: '<p>We answer every claim within nine days.</p>',
  name: 'Mere Walker',
  role: 'Head of claims',
};
const pattern = {
  _id: site.pattern,
  domainId: domain.tern,
  name: 'Our promise',
  items: [promise],
  revision: 2,
  createdAt: at('12:03'),
  updatedAt: at('12:04'),
  published: true,
  lastPublished: at('12:04'),
};

export const patternExamples = {
  addPattern: [
    {
      title: 'A quote for other pages; what a rich text must not contain is left out',
      at: '12:03',
      in: {
        domainId: domain.tern,
        name: 'Promise ',
        items: [{ ...promise, quote: '<p onclick="open()">We answer every claim within nine days.</p>' }],
      },
      out: { ...pattern, name: 'Promise', revision: 1, updatedAt: at('12:03'), lastPublished: at('12:03') },
    },
  ],
  savePattern: [
    {
      title: 'Another name',
      at: '12:04',
      in: {
        pattern: {
          _id: site.pattern,
          revision: 1,
          domainId: domain.tern,
          name: 'Our promise',
          items: [promise],
        },
      },
      out: pattern,
    },
  ],
  listPatterns: [{ title: 'To choose from, by name', at: '12:05', in: { domainId: domain.tern }, out: [pattern] }],
  deletePattern: [
    {
      title: 'Pages that it was inserted into do not change',
      at: '20:25',
      in: { _id: site.pattern },
      out: { _id: site.pattern },
    },
  ],
} satisfies Partial<ExamplesOf<typeof siteConfig>>;
