import type { Template as TemplateName } from '../../../proto/entities/page.ts';
import type { Template } from './template.ts';

// Visitors load what their page is laid out with, so templates are put in here as they come.
const registry = new Map<TemplateName, Template>();

export const registerTemplates = (templates: readonly Template[]): void =>
  templates.forEach((template) => registry.set(template.name, template));

export const isRegistered = (name: TemplateName): boolean => registry.has(name);

/** The template of a page whose views are loaded. */
export const getTemplate = (name: TemplateName): Template => registry.get(name)!;
