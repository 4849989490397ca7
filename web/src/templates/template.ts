import type { ComponentType } from 'react';
import type { Page, Template as TemplateName } from '../../../proto/entities/page.ts';
import { type Fields, link, picture, richText, text } from '../fields/field.ts';

export interface Template extends TemplateDeclaration {
  View: ComponentType<{ page: Page }>;
}

export const defineTemplate = (declaration: TemplateDeclaration, View: Template['View']): Template => ({
  ...declaration,
  View,
});

/** Fills missing fields with the initial values of the template, so that pages stored by older versions are complete. */
export function createInitialPage(template: TemplateDeclaration, page: Page): Page {
  const header = { ...firstOf(template.header), ...page.header };
  const lists = Object.fromEntries(template.sections.map((section) => [section.at, page[section.at] ?? []]));
  return { ...firstOf(template.fields), ...page, ...lists, header };
}

const firstOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, structuredClone(field.initial)]));

export interface TemplateDeclaration {
  name: TemplateName;
  header: Fields;
  fields: Fields;
  sections: readonly Section[];
}

interface Section {
  at: 'contents' | 'articleContents' | 'eventContents';
  label: string;
  whitelist?: string[];
  blacklist?: string[];
}

export const heroFields = {
  label: text('Label', { hint: 'A word or two above the title.', max: 200 }),
  title: text('Title'),
  introduction: richText('Introduction', { hide: ['headers', 'lists'] }),
  image: picture('Picture', { desktop: { width: 1200, height: 900 } }),
  link: link('Button'),
  secondLink: link('Second link'),
};
