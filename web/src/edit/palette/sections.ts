import { getBlock } from '../../blocks/index.ts';
import { newKey } from '../core/new-key.ts';
import { blockEntries } from './block-entries.ts';
import { createItem } from './create-item.ts';
import type { PaletteOption } from './palette-option.ts';
import { messages } from '../messages/messages.ts';

const t = messages.palette.sections;

interface Section {
  id: string;
  label: string;
  synonyms: readonly string[];
  /** Blocks of the section, with sample content that replaces the one of their type. */
  blocks: readonly { componentType: string; sampleContent?: Readonly<Record<string, unknown>> }[];
}

const cells = (titles: readonly string[], text?: string) => titles.map((title) => ({ title, ...(text && { text }) }));

export const sections: readonly Section[] = [
  {
    id: 'section:benefits',
    label: t.benefits.label,
    synonyms: ['three', 'advantages', 'reasons', 'features', 'columns'],
    blocks: [
      {
        componentType: 'ContentGrid',
        sampleContent: {
          title: t.benefits.title,
          introduction: t.benefits.introduction,
          columns: '3',
          cells: cells(t.benefits.cells, t.benefits.text),
        },
      },
    ],
  },
  {
    id: 'section:portrait-quote',
    label: t.portraitQuote.label,
    synonyms: ['testimonial', 'portrait', 'customer', 'person', 'reference'],
    blocks: [
      { componentType: 'QuoteBlock', sampleContent: { ...blockEntries.QuoteBlock!.sampleContent, look: 'panel' } },
    ],
  },
  {
    id: 'section:questions',
    label: t.questions.label,
    synonyms: ['faq', 'answers', 'help', 'contact', 'support'],
    blocks: [{ componentType: 'Accordion' }, { componentType: 'CtaBlock' }],
  },
  {
    id: 'section:numbers',
    label: t.numbers.label,
    synonyms: ['statistics', 'figures', 'counter', 'countdown', 'facts'],
    blocks: [
      { componentType: 'ByNumbers' },
      { componentType: 'RichText', sampleContent: { text: `<p>${t.numbers.text}</p>` } },
    ],
  },
  {
    id: 'section:logos',
    label: t.logos.label,
    synonyms: ['logo', 'brands', 'customers', 'partners', 'social'],
    blocks: [
      {
        componentType: 'ContentGrid',
        sampleContent: { title: t.logos.title, columns: '4', cells: cells(t.logos.cells) },
      },
    ],
  },
  {
    id: 'section:prices',
    label: t.prices.label,
    synonyms: ['pricing', 'plans', 'packages', 'cost', 'offers'],
    blocks: [
      {
        componentType: 'ContentGrid',
        sampleContent: { title: t.prices.title, columns: '3', cells: cells(t.prices.cells, t.prices.text) },
      },
      { componentType: 'Accordion' },
    ],
  },
];

export const sectionOptions = (isAllowed: (componentType: string) => boolean): PaletteOption[] =>
  sections
    .filter(({ blocks }) => blocks.every(({ componentType }) => isAllowed(componentType)))
    .map(({ id, label, synonyms, blocks }) => ({
      id,
      label,
      about: t.about(blocks.map(({ componentType }) => getBlock(componentType)!.label)),
      group: 'sections',
      synonyms,
      drawing: blockEntries[blocks[0]!.componentType]!.drawing,
      createItems: (key) =>
        blocks.map(({ componentType, sampleContent }, at) => {
          const entry = blockEntries[componentType]!;
          const content = { ...entry, ...(sampleContent && { sampleContent }) };
          return createItem(getBlock(componentType)!, content, at === 0 ? key : newKey());
        }),
    }));
