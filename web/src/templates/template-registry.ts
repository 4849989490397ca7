import type { Template as TemplateName } from '../../../proto/entities/page.ts';
import type { Template } from './template.ts';

// Registered at runtime: visitors load only the templates of their page.
const registry = new Map<TemplateName, Template>();

export const registerTemplates = (templates: readonly Template[]): void =>
  templates.forEach((template) => registry.set(template.name, template));

export const isRegistered = (name: TemplateName): boolean => registry.has(name);

export const getTemplate = (name: TemplateName): Template => registry.get(name)!;
