import type { DemoRegion } from '../content.ts';
import type { DemoPage } from '../demo-page.ts';
import { drawing, itemsOf, paragraphs, to, toContact } from '../item.ts';

export function coverPage({ facts, cover }: DemoRegion): DemoPage {
  const { item, rows } = itemsOf();
  const at = (path: string) => `/${facts.slugPrefix}/${path}`;
  return {
    slug: 'cover',
    pageType: 'page',
    template: 'primary',
    title: `What we cover in ${facts.called}`,
    description: 'Life insurance, savings, parental leave, loyalty leave and flexible work in one plan.',
    keywords: 'life insurance, savings, income cover, questions and answers, FAQ',
    header: {
      label: 'What we cover',
      title: 'The whole of a working life',
      introduction: '<p>From the first day to the last, and the days when work has to wait.</p>',
      image: drawing('journey'),
      link: to(at('cover#quote'), 'Ask for a quote'),
    },
    contents: [
      item('RichText', {
        text: `<h2>One contract, five promises</h2>${paragraphs(
          'Every plan begins with life insurance. You add what your people need, in any order, and we tell you beforehand what each step costs.',
          `Everything works beside ${facts.retirement}; nothing replaces it.`,
          cover.law,
        )}`,
      }),
      item('Anchor', { id: 'life-insurance' }),
      item('FeatureContent', {
        icon: 'mountains',
        label: 'Life insurance',
        title: 'Three years of pay, for whomever they name',
        text: paragraphs(
          'A partner, a parent, a friend: your people choose, and change it when life does. We pay within days of a complete claim, in one sum or month by month.',
        ),
        link: to(at('claims'), 'How a claim goes'),
        image: drawing('family', 'A family hand in hand under a fruit tree'),
        side: 'right',
      }),
      item('Anchor', { id: 'savings' }),
      item('FeatureContent', {
        icon: 'ranking',
        label: 'Savings for later',
        title: `More than ${facts.retirement} alone`,
        text: paragraphs(
          'You put in a share, they put in a share, and both are theirs from the first day. They see it beside their cover, on one page.',
        ),
        link: toContact(facts.slugPrefix, 'Savings', 'Ask what your share would be'),
        image: drawing('pension', 'Two old people on a bench under fruit trees'),
        side: 'left',
      }),
      item('Anchor', { id: 'loyalty-leave' }),
      item('SvgAnimations', {
        animation: 'loyalty-leave',
        title: 'Loyalty leave, for those who stay',
        text: paragraphs(
          'Two weeks at full pay after five years, and again after each further three. We pay the wages, so nobody has to find the money in a bad quarter.',
        ),
      }),
      item('FocusCtaBlock', {
        title: cover.service.title,
        text: paragraphs(cover.service.text),
        link: toContact(facts.slugPrefix, cover.service.title, cover.service.link),
        foreground: cover.service.foreground,
      }),
      item('Anchor', { id: 'questions' }),
      item('Accordion', {
        title: 'Questions we are asked',
        items: rows(cover.questions.map(({ title, text }) => ({ title, text: paragraphs(text) }))),
      }),
      item('GeneralCta', {
        title: 'Not sure where to begin?',
        text: 'Most employers begin with life insurance and parental leave.',
        link: toContact(facts.slugPrefix, 'Where to begin', 'Talk to us'),
      }),
      item('Anchor', { id: 'quote' }),
      item('Form', {
        title: 'Ask for a quote',
        text: '<p>We answer with a price per person within three working days.</p>',
        fields: rows([
          { kind: 'text', label: 'Name', required: true, options: '' },
          { kind: 'text', label: 'Company', required: true, options: '' },
          { kind: 'email', label: 'Work email', required: true, options: '' },
          { kind: 'choice', label: 'Employees', required: true, options: 'Fewer than 20\n20 to 199\n200 or more' },
          { kind: 'date', label: 'Start of the plan', required: false, options: '' },
          { kind: 'longText', label: 'What you need', required: false, options: '' },
        ]),
        consent: 'Banksia may store what I have entered, to prepare a quote.',
        submitText: 'Ask for a quote',
        successMessage: 'Thank you. You get our quote within three working days.',
      }),
      item('UpNext', {
        label: 'Up next',
        link: to(at('parental-leave'), 'Parental leave'),
        image: drawing('parental-leave'),
      }),
    ],
  };
}
