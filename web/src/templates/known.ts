import type { Template as TemplateName } from '../../../proto/entities/page.ts';
import type { Template } from './template.ts';

// Visitors load what their page is laid out with, so templates are put in here as they come.
const known = new Map<TemplateName, Template>();

export const know = (templates: readonly Template[]): void =>
  templates.forEach((template) => known.set(template.name, template));

export const isKnown = (name: TemplateName): boolean => known.has(name);

/** The template of a page whose views are loaded. */
export const templateOf = (name: TemplateName): Template => known.get(name)!;
