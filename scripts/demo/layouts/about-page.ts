import type { DemoRegion } from '../content.ts';
import { dayFrom } from '../day-from.ts';
import type { DemoPage } from '../demo-page.ts';
import { photograph } from '../photographs.ts';
import { drawing, itemsOf, paragraphs, to, toContact } from '../item.ts';

export function aboutPage({ facts, about }: DemoRegion, now: Date): DemoPage {
  const { item, rows } = itemsOf();
  const at = (path: string) => `/${facts.slugPrefix}/${path}`;
  return {
    slug: 'about',
    pageType: 'page',
    template: 'secondary',
    title: `About Banksia in ${facts.called}`,
    description: about.introduction,
    keywords: 'who we are, company history, ownership, careers, vacancies, work with us, leadership, chief executive',
    header: {
      label: 'Our company',
      title: about.title,
      introduction: `<p>${about.introduction}</p>`,
      image: photograph(facts.views.about, 'header'),
      link: to(at('about#jobs'), 'See open jobs'),
    },
    contents: [
      item('FormattedText', {
        text: paragraphs(
          'We insure people <strong>through the place where they work</strong>, because an employer can offer all its employees the same cover at a group price.',
        ),
      }),
      item('IndentedContent', {
        title: 'How we decide',
        contents: about.principles.map(({ title, text }) =>
          item('RichText', { text: `<h3>${title}</h3>${paragraphs(text)}` }),
        ),
      }),
      item('Timeline', {
        title: 'How we got here',
        events: rows(
          about.story.map(({ date, title, text, art }) => ({
            date,
            title,
            text: paragraphs(text),
            image: art ? drawing(art) : { imageId: '' },
          })),
        ),
      }),
      item('VideoCarousel', {
        title: 'In their own words',
        videos: rows([
          { title: 'A morning with the claims team', image: photograph('desk', 'media'), video: films[0]! },
          { title: 'What a plan looks like on payday', image: photograph('window', 'media'), video: films[1]! },
          { title: 'The first week back', image: photograph('beach', 'media'), video: films[2]! },
        ]),
      }),
      item('Anchor', { id: 'jobs' }),
      item('JobListings', {
        title: 'Work with us',
        jobs: rows(
          about.jobs.map((job) => ({
            ...job,
            description: paragraphs(job.description),
            posted: dayFrom(now, -10),
            closes: dayFrom(now, 180),
            link: toContact(facts.slugPrefix, job.title, 'Ask about this job'),
          })),
        ),
        none: 'There are no open jobs just now.',
      }),
      item('UpNext', { label: 'Up next', link: to(at('claims'), 'How to make a claim'), image: drawing('hands') }),
    ],
  };
}

const films = ['aqz-KE-bpKQ', 'eRsGyueVLvQ', 'R6MlUcmOul8'].map((videoId) => ({ videoId, type: 'youtube' }));
