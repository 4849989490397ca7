import type { Template as TemplateName } from '../../../proto/entities/page.ts';
import { articleTemplates } from './article-templates.ts';
import { commonTemplates } from './common-templates.ts';
import { listing } from './listing/ListingPage.tsx';
import type { Template } from './template.ts';

export const templates: readonly Template[] = [...commonTemplates, ...articleTemplates, listing];

const byName: ReadonlyMap<TemplateName, Template> = new Map(templates.map((template) => [template.name, template]));

export const getTemplate = (name: TemplateName): Template => byName.get(name)!;
