import type { ComponentType } from 'react';
import type { Page, PageType } from '../../../proto/entities/page.ts';
import type { Fields } from '../fields/field.ts';
import type { TemplateDeclaration } from './declaration.ts';

export interface Template extends TemplateDeclaration {
  View: ComponentType<{ page: Page }>;
}

export const defineTemplate = (declaration: TemplateDeclaration, View: Template['View']): Template => ({
  ...declaration,
  View,
});

export type { PageType };

/** Missing fields get the template's initial values, so that pages of older versions stay complete. */
export function createInitialPage(template: TemplateDeclaration, page: Page): Page {
  const header = { ...firstOf(template.header), ...page.header };
  const lists = Object.fromEntries(template.sections.map((section) => [section.at, page[section.at] ?? []]));
  return { ...firstOf(template.fields), ...page, ...lists, header };
}

const firstOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, structuredClone(field.initial)]));
