import { articleTemplates } from './article-templates.ts';
import { commonTemplates } from './common-templates.ts';
import type { Template } from './template.ts';

/** Every template, in the order in which editors choose. */
export const templates: readonly Template[] = [...commonTemplates, ...articleTemplates];

export { getTemplate } from './template-registry.ts';
