import type { Chapter } from '../../../web/src/blocks/sample.ts';

export interface ChapterPage {
  slug: Chapter;
  title: string;
  about: string;
}

export const chapters: readonly ChapterPage[] = [
  {
    slug: 'words',
    title: 'Words',
    about: 'Running text, and what gives it a shape.',
  },
  {
    slug: 'pictures',
    title: 'Pictures',
    about: 'Drawings, photographs, films and what stands beside them.',
  },
  {
    slug: 'steps',
    title: 'Steps',
    about: 'What asks a visitor to do something.',
  },
  {
    slug: 'lists',
    title: 'Lists',
    about: 'Articles, people, jobs and trainings.',
  },
  {
    slug: 'order',
    title: 'Order',
    about: 'What divides a page and holds it together.',
  },
];
