import { type PageType, slugIn } from './page-type.ts';

export const caseStudyPageType: PageType = {
  name: 'caseStudy',
  label: 'Case study',
  templates: ['article'],
  slugOf: slugIn('case-study'),
  initial: (now) => ({ header: { icon: 'mountains', date: now.slice(0, 10) }, tags: [] }),
};
