/** Written by `npm run manifest` from proto/page-types: do not edit it. Label, plural and the path of the listing in each region. */
type Labels = Readonly<Record<string, readonly [string, string, string?]>>;
export const articleLabels: Labels = {
  news: ['News', 'News', '/news'],
  feature: ['Feature', 'Features'],
  event: ['Event', 'Events'],
  caseStudy: ['Case study', 'Case studies', '/case-study'],
};
export const pageTypeLabels: Labels = { page: ['Page', 'Pages'], ...articleLabels };
