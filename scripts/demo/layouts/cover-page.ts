import type { DemoRegion } from '../content.ts';
import type { DemoPage } from '../demo-page.ts';
import { productArt, productPath } from '../products.ts';
import { productCells } from './product-cells.ts';
import { drawing, itemsOf, paragraphs, to, toContact } from '../item.ts';

export function coverPage(region: DemoRegion): DemoPage {
  const { facts, cover, products } = region;
  const { item, rows } = itemsOf();
  const at = (path: string) => `/${facts.slugPrefix}/${path}`;
  return {
    slug: 'cover',
    pageType: 'page',
    template: 'primary',
    title: `What we cover in ${facts.called}`,
    description:
      'Life insurance, income protection, health insurance, savings, parental leave and loyalty leave for employees, in one plan.',
    keywords:
      'products, plans, employee benefits, questions and answers, FAQ, insurance, prices, quote, leaving a job, redundancy',
    header: {
      label: 'Products',
      title: 'What we cover: insurance, savings and leave',
      introduction:
        '<p>Life insurance, income protection, health, savings and leave for your employees, in one contract and on one invoice.</p>',
      image: drawing('journey'),
      link: to(at('cover#quote'), 'Ask for a quote'),
    },
    contents: [
      item('RichText', {
        text: `<h2>One contract for all of it</h2>${paragraphs(
          'Every plan begins with life insurance. You add what your people need, in any order, and we tell you beforehand what each step costs.',
          `All of it comes in addition to ${facts.retirement} and replaces none of it.`,
          cover.law,
        )}`,
      }),
      item('ContentGrid', { title: 'All cover', introduction: '', columns: '4', cells: rows(productCells(region)) }),
      item('Anchor', { id: 'life-insurance' }),
      item('FeatureContent', {
        icon: productArt['life-insurance'].icon,
        label: 'Life insurance',
        title: 'Three years of pay for the people they name',
        text: paragraphs(
          'Employees name a partner, a parent or a friend and can change this at any time. We pay within days of a complete claim, in one sum or monthly.',
        ),
        link: to(at(productPath('life-insurance')), products['life-insurance'].title),
        image: drawing('family'),
        side: 'right',
      }),
      item('Anchor', { id: 'savings' }),
      item('FeatureContent', {
        icon: 'ranking',
        label: 'Savings for later',
        title: `More than ${facts.retirement} alone`,
        text: paragraphs(
          'Employer and employee each pay a share, and both belong to the employee from the first day. Savings and cover are shown on one page of the portal.',
        ),
        link: to(at(productPath('savings')), products.savings.title),
        image: drawing('pension'),
        side: 'left',
      }),
      item('Anchor', { id: 'loyalty-leave' }),
      item('SvgAnimations', {
        animation: 'loyalty-leave',
        title: 'Loyalty leave after five years',
        text: paragraphs(
          'Two weeks at full pay after five years, and again after each further three. We reimburse the wages, so the cost is the same in every quarter.',
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
