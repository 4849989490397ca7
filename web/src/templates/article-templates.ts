import { articleTemplate } from './article/article.fields.ts';
import { Article } from './article/Article.tsx';
import { eventTemplate } from './event/event.fields.ts';
import { Event } from './event/Event.tsx';
import { type Template, defineTemplate } from './template.ts';

export const articleTemplates: readonly Template[] = [
  defineTemplate(articleTemplate, Article),
  defineTemplate(eventTemplate, Event),
];
