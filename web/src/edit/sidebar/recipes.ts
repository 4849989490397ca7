import type { Template } from '../../../../proto/entities/page.ts';
import { newKey } from '../core/new-key.ts';
import { blockOptions } from '../palette/block-options.ts';
import { sectionOptions } from '../palette/sections.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.sidebar.newPage.recipes;

/** The contents that a new page starts with. */
export interface Recipe {
  id: string;
  label: string;
  /** A recipe without a template is for pages of any type. */
  template?: Template;
  /** Ids of blocks and sections of the palette, for the first list of blocks of the template. */
  parts: readonly string[];
}

export const emptyRecipe: Recipe = { id: 'empty', label: t.empty, parts: [] };

/** The fields of a header cannot be marked as samples, so a recipe leaves them empty. */
export const recipes: readonly Recipe[] = [
  {
    id: 'campaign',
    label: t.campaign,
    template: 'discover',
    parts: ['section:benefits', 'section:portrait-quote', 'section:questions'],
  },
  { id: 'product', label: t.product, template: 'secondary', parts: ['FeatureContent', 'section:prices', 'CtaBlock'] },
  { id: 'article', label: common.templates.article.label, template: 'article', parts: ['RichText'] },
  { id: 'event', label: common.templates.event.label, template: 'event', parts: ['Timeline', 'ContactList', 'Form'] },
  { id: 'contact', label: t.contact, template: 'tertiary', parts: ['Form', 'ContactList', 'Accordion'] },
  emptyRecipe,
];

/** Returns whether one of the templates can show the recipe. */
export const fits = ({ template }: Recipe, templates: readonly Template[]): boolean =>
  !template || templates.includes(template);

const options = [...blockOptions(() => true), ...sectionOptions(() => true)];

export const createRecipeItems = ({ parts }: Recipe) =>
  parts.flatMap((part) => options.find(({ id }) => id === part)!.createItems(newKey()));
