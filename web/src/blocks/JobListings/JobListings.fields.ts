import { type ValuesOf, date, link, list, richText, text, toggle } from '../../fields/field.ts';
import { declareBlock } from '../block.ts';

const fields = {
  title: text('Title', { initial: 'Work with us' }),
  jobs: list(
    'Jobs',
    {
      title: text('Job', { max: 160 }),
      place: text('Place', { max: 120 }),
      kind: text('Kind', { max: 120, hint: 'Full time, part time …' }),
      posted: date('Advertised since', {
        hint: 'Search engines list a job that has a place, both dates and a description.',
      }),
      closes: date('Closing date', { shownUntil: true, hint: 'The last day. After it, visitors do not see the job.' }),
      description: richText('Description', { hide: ['headers'] }),
      link: link('Link'),
    },
    { rowLabel: 'Job', max: 50 },
  ),
  byPlace: toggle('Grouped by place', { hint: 'For visitors; here they stay in one list.' }),
  none: text('While there are none', { initial: 'There are no open jobs just now.' }),
};
export type JobListingsValues = ValuesOf<typeof fields>;

export const jobListingsBlock = declareBlock({
  componentType: 'JobListings',
  label: 'Job listings',
  fields,
  structuredData: {
    type: 'job',
    rows: 'jobs',
    fields: {
      title: 'title',
      place: 'place',
      kind: 'kind',
      posted: 'posted',
      closes: 'closes',
      description: 'description',
    },
  },
});
