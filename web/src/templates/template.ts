import type { ComponentType } from 'react';
import type { Page, PageType, Template as TemplateName } from '../../../proto/entities/page.ts';
import type { Fields } from '../fields/field.ts';

/** The shape of a page: the fields of its header, its lists of contents and how they are laid out. */
export interface Template {
  name: TemplateName;
  /** As editors choose it. */
  label: string;
  about: string;
  /** Fields of the page's header. */
  header: Fields;
  /** Fields that stand beside the header, on the page itself. */
  fields: Fields;
  /** The lists of contents it shows, in their order. */
  sections: readonly Section[];
  View: ComponentType<{ page: Page }>;
}

export interface Section {
  at: 'contents' | 'articleContents' | 'eventContents';
  label: string;
  whitelist?: string[];
  blacklist?: string[];
}

export type { PageType };

/** Fields that a page lacks get the template's first values: what an older version stored is still whole. */
export function initPage(template: Template, page: Page): Page {
  const header = { ...firstOf(template.header), ...page.header };
  const lists = Object.fromEntries(template.sections.map((section) => [section.at, page[section.at] ?? []]));
  return { ...firstOf(template.fields), ...page, ...lists, header };
}

const firstOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, structuredClone(field.initial)]));
