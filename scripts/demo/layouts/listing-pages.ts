import type { DemoRegion } from '../content.ts';
import type { DemoPage } from '../demo-page.ts';
import { itemsOf, toContact } from '../item.ts';

export const listingPages = (region: DemoRegion): DemoPage[] => [
  listing(region, 'news', ['news'], {
    label: 'News',
    title: `News from ${region.facts.called}`,
    introduction: 'What has changed, for whom, and what you have to do about it. Usually nothing.',
  }),
  listing(region, 'case-study', ['caseStudy'], {
    label: 'Case studies',
    title: `Case studies: employers in ${region.facts.called}`,
    introduction: 'Employers who let us tell it with their name, their numbers and what went wrong.',
  }),
  listing(region, 'event', ['event'], {
    label: 'Events',
    title: `Events for employers in ${region.facts.called}`,
    introduction: 'Breakfasts, workshops and online hours for HR and payroll teams. All events are free.',
  }),
  listing(region, 'reading-room', ['news', 'feature', 'caseStudy', 'event'], {
    label: 'Reading room',
    title: 'Reading room: everything we have written',
    introduction: 'News, stories, research and events in one place, newest first. Choose a word to narrow it down.',
  }),
];

function listing(
  { facts }: DemoRegion,
  slug: string,
  articleTypes: DemoPage['articleTypes'],
  header: { label: string; title: string; introduction: string },
): DemoPage {
  const { item } = itemsOf();
  return {
    slug,
    pageType: 'page',
    template: 'listing',
    title: `${header.label} in ${facts.called}`,
    description: header.introduction,
    articleTypes,
    tags: [],
    header: { ...header, introduction: `<p>${header.introduction}</p>` },
    contents: [
      item('GeneralCta', {
        title: 'Something you would like to read about?',
        text: 'Most of what we write begins with a question from an employer.',
        link: toContact(facts.slugPrefix, header.title, 'Ask us a question'),
      }),
    ],
  };
}
