import { articleTemplate } from './article/article.template.ts';
import { eventTemplate } from './event/event.template.ts';
import { know } from './known.ts';
import { listingTemplate } from './listing/listing.template.ts';
import type { Template } from './template.ts';

/** What articles and lists of them are laid out with: visitors load them when they come to one. */
export const articleTemplates: readonly Template[] = [articleTemplate, eventTemplate, listingTemplate];

know(articleTemplates);
