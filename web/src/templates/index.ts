import { articleTemplates } from './article-templates.ts';
import { commonTemplates } from './common-templates.ts';
import type { Template } from './template.ts';

export const templates: readonly Template[] = [...commonTemplates, ...articleTemplates];

export { getTemplate } from './template-registry.ts';
