import type { DemoRegion } from '../content.ts';
import type { DemoPage } from '../demo-page.ts';
import { photograph } from '../photographs.ts';
import { drawing, itemsOf, paragraphs, to, toContact } from '../item.ts';

export function leavePage({ facts, leave }: DemoRegion): DemoPage {
  const { item, rows } = itemsOf();
  const at = (path: string) => `/${facts.slugPrefix}/${path}`;
  return {
    slug: 'parental-leave',
    pageType: 'page',
    template: 'discover',
    subNav: 'Members',
    title: `Parental leave in ${facts.called}`,
    description: leave.introduction,
    keywords: 'maternity leave, paternity leave, adoption, full pay',
    header: {
      label: 'Leave',
      title: leave.title,
      introduction: `<p>${leave.introduction}</p>`,
      image: drawing('family'),
      link: toContact(facts.slugPrefix, 'Parental leave', 'Ask for a price'),
    },
    contents: [
      item('SvgAnimations', {
        animation: 'parental-leave',
        title: leave.state.title,
        text: paragraphs(leave.state.text),
      }),
      item('FeatureContent', {
        icon: 'contactCalendar',
        label: 'What we add',
        title: leave.plan.title,
        text: paragraphs(leave.plan.text),
        link: to(at('cover'), 'Everything that can be in a plan'),
        image: drawing(leave.plan.art),
        side: 'left',
      }),
      item('ByNumbers', {
        title: 'What employers see',
        items: rows(leave.numbers.map((number) => ({ prefix: '', suffix: '', ...number }))),
        backgroundColour: { value: '#f3c56b', fontColour: '#17261f' },
        spacing: {
          paddingTopSmall: '4',
          paddingTopMedium: '5',
          paddingTopLarge: '6',
          paddingBottomSmall: '4',
          paddingBottomMedium: '5',
          paddingBottomLarge: '6',
        },
      }),
      item('Trainings', {
        title: 'For managers: the week before, the week after',
        text: paragraphs(
          'Two hours with one of our advisers: what to say when an employee tells you, how to stay in touch without asking for work, and how to plan the return.',
        ),
        category: '',
      }),
      item('Accordion', {
        title: 'What parents ask',
        items: rows(leave.questions.map(({ title, text }) => ({ title, text: paragraphs(text) }))),
      }),
      item('Media', {
        image: photograph('beach', 'media'),
        video: { videoId: '76979871', type: 'vimeo' },
        caption: 'A year on twenty-one days of leave: one family’s calendar.',
        wide: false,
      }),
      item('UpNext', {
        label: 'Up next',
        link: to(at('about'), 'Who we are'),
        image: photograph(facts.views.about, 'upNext'),
      }),
    ],
  };
}
