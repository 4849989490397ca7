import type { ComponentType } from 'react';
import type { Page, PageType } from '../../../proto/entities/page.ts';
import type { Fields } from '../fields/field.ts';
import type { TemplateDeclaration } from './declaration.ts';

/** The shape of a page: what it declares, and how it is laid out. */
export interface Template extends TemplateDeclaration {
  View: ComponentType<{ page: Page }>;
}

export const defineTemplate = (declaration: TemplateDeclaration, View: Template['View']): Template => ({
  ...declaration,
  View,
});

export type { PageType };

/** Fields that a page lacks get the template's first values: what an older version stored is still whole. */
export function createInitialPage(template: TemplateDeclaration, page: Page): Page {
  const header = { ...firstOf(template.header), ...page.header };
  const lists = Object.fromEntries(template.sections.map((section) => [section.at, page[section.at] ?? []]));
  return { ...firstOf(template.fields), ...page, ...lists, header };
}

const firstOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, structuredClone(field.initial)]));
