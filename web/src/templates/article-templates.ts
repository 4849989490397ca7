import { articleTemplate } from './article/article.fields.ts';
import { Article } from './article/Article.tsx';
import { eventTemplate } from './event/event.fields.ts';
import { Event } from './event/Event.tsx';
import { listingTemplate } from './listing/listing.fields.ts';
import { ListingPage } from './listing/ListingPage.tsx';
import { type Template, defineTemplate } from './template.ts';

export const articleTemplates: readonly Template[] = [
  defineTemplate(articleTemplate, Article),
  defineTemplate(eventTemplate, Event),
  defineTemplate(listingTemplate, ListingPage),
];
