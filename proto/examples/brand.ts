import type { siteConfig } from '../site-config.ts';
import type { ExamplesOf } from './example.ts';
import { at, domain } from './names.ts';

const content = {
  domainId: domain.tern,
  name: 'Tern',
  primary: '#12355b',
  accent: '#d7263d',
  ground: '#f7f9fb',
  corner: 'small' as const,
  buttonShape: 'rounded' as const,
  headingFont: 'figtree' as const,
  bodyFont: 'figtree' as const,
  density: 'compact' as const,
  footerShape: 'row' as const,
  darkTheme: true,
  mailAddress: 'post@tern.example',
};
const none = { imageId: '' };
const saved = {
  ...content,
  _id: `brand_${domain.tern}`,
  logo: none,
  logoDark: none,
  mark: none,
  revision: 1,
  createdAt: at('21:40'),
  updatedAt: at('21:40'),
  published: false,
};
const published = { ...saved, revision: 2, published: true, lastPublished: at('21:41') };

export const brandExamples = {
  saveBrand: [
    { title: 'Saved, not yet shown', at: '21:40', as: 'ana', in: { brand: content }, out: saved },
    {
      title: 'Changed again, based on the published version',
      at: '21:43',
      as: 'ana',
      in: { brand: { ...content, name: 'Tern Benefits', revision: 2 } },
      out: { ...published, name: 'Tern Benefits', revision: 3, updatedAt: at('21:43') },
    },
  ],
  publishBrand: [
    {
      title: 'Shown on every page of the domain',
      at: '21:41',
      as: 'ana',
      in: { brand: { ...content, revision: 1 } },
      out: published,
    },
  ],
  loadBrand: [{ title: 'What visitors see', at: '21:42', in: { domainId: domain.tern }, out: published }],
} satisfies Partial<ExamplesOf<typeof siteConfig>>;
