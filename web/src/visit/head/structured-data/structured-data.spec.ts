import type { Visit } from '../../../../../proto/visit.ts';
import { itemFixture, pageFixture, visitFixture } from '../../visit.fixture.ts';
import { createHead } from '../head.ts';

const now = new Date('2026-11-23T00:00:00Z');

const find = (visit: Visit, type: string) =>
  (createHead(visit, now).jsonLd as Record<string, any>[]).filter((thing) => thing['@type'] === type);
const withBlock = (componentType: string, values: Record<string, unknown>, more: Partial<Visit> = {}) =>
  visitFixture({ page: pageFixture({ contents: [itemFixture(componentType, 'b', values)] }), ...more });

describe('a list of questions', () => {
  const row = (title: string, text = '<p>Yes, <b>it</b> is.</p>') => ({ key: title, title, text });
  const questionsIn = (...items: object[]) => find(withBlock('Accordion', { items }), 'FAQPage');

  test('has the questions and answers as plain text', () => {
    expect(questionsIn(row('Is it paid?'), row('Is it taxed？'), row('Small print'))).toEqual([
      expect.objectContaining({
        mainEntity: ['Is it paid?', 'Is it taxed？'].map((name) => ({
          '@type': 'Question',
          name,
          acceptedAnswer: { '@type': 'Answer', text: 'Yes, it is.' },
        })),
      }),
    ]);
  });

  test('has at least two questions with an answer', () => {
    expect(questionsIn(row('Is it paid?'), row('How we count'))).toEqual([]);
    expect(questionsIn(row('Is it paid?'), row('Is it taxed?', '<p></p>'))).toEqual([]);
  });

  test('is found inside other blocks, and is one for the whole page', () => {
    const half = (title: string) => ({ ...itemFixture('Accordion', title), items: [row(title)] });
    const found = find(withBlock('SplitContent', { left: [half('One?')], right: [half('Two?')] }), 'FAQPage');
    expect(found.map(({ mainEntity }) => mainEntity.length)).toEqual([2]);
  });

  test('ignores a list that the template of the page does not show', () => {
    const items = [row('Is it paid?'), row('Is it taxed?')];
    const page = pageFixture({ eventContents: [itemFixture('Accordion', 'b', { items })] });
    expect(find(visitFixture({ page }), 'FAQPage')).toEqual([]);
  });
});

describe('the organization', () => {
  const contacts = [
    { key: 'a', name: 'Anna', role: 'Claims', phone: '+61 2 5550', email: '', place: { address: '1 Bridge Street' } },
    { key: 'b', name: 'Nobody to reach', role: '', phone: '', email: '' },
  ];

  test('has the contacts and addresses of a page', () => {
    expect(find(withBlock('ContactList', { contacts }), 'Organization')).toEqual([
      expect.objectContaining({
        name: 'Banksia Benefits',
        address: [{ '@type': 'PostalAddress', streetAddress: '1 Bridge Street', addressCountry: 'AU' }],
        contactPoint: [
          expect.objectContaining({ name: 'Anna', contactType: 'Claims', telephone: '+61 2 5550', areaServed: 'AU' }),
        ],
      }),
    ]);
  });

  test('has an identity and a legal name in each region, and profiles in networks', () => {
    const link = (href: string) => ({ type: 'external' as const, href, text: '' });
    const { footer } = visitFixture();
    const legal = 'Banksia Benefits (Singapore) Pte. Ltd., UEN 200000574X. Licensed.';
    const [linkedIn, facebook] = [link('https://www.linkedin.com/company/banksia'), link('https://www.facebook.com/')];
    const more = { footer: { ...footer, legal, linkedIn, facebook } };
    expect(find(withBlock('ContactList', { contacts }, more), 'Organization')[0]).toMatchObject({
      '@id': 'https://banksia.example/au/#organization',
      url: 'https://banksia.example/au',
      legalName: 'Banksia Benefits (Singapore) Pte. Ltd.',
      sameAs: ['https://www.linkedin.com/company/banksia'],
    });
    const unnamed = { footer: { ...footer, legal: 'All rights reserved, 2026' } };
    expect(find(withBlock('ContactList', { contacts }, unnamed), 'Organization')[0]!.legalName).toBeUndefined();
  });

  test('is left out on a page without contacts that is not a home page', () => {
    expect(find(withBlock('ContactList', { contacts: [] }), 'Organization')).toEqual([]);
  });
});

describe('a job', () => {
  const complete = {
    ...{ key: 'j', title: 'Actuary', place: 'Sydney', kind: 'Full time', posted: '2026-11-01', closes: '2026-12-24' },
    description: '<p>You set the price.</p>',
  };
  const jobIn = (values: object, more: Partial<Visit> = {}) =>
    find(withBlock('JobListings', { jobs: [{ ...complete, ...values }] }, more), 'JobPosting');

  test('has its dates, place and employer', () => {
    expect(jobIn({})).toEqual([
      expect.objectContaining({
        title: 'Actuary',
        description: '<p>You set the price.</p>',
        datePosted: '2026-11-01',
        validThrough: '2026-12-24T23:59:59+11:00',
        employmentType: 'FULL_TIME',
        hiringOrganization: { '@type': 'Organization', name: 'Banksia Benefits', sameAs: 'https://banksia.example' },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: 'Sydney', addressCountry: 'AU' },
        },
      }),
    ]);
  });

  test.each(['title', 'place', 'posted', 'closes', 'description'])('without its %s is left out', (name) => {
    expect(jobIn({ [name]: '' })).toEqual([]);
    expect(jobIn({ [name]: undefined })).toEqual([]);
  });

  test.each([
    ['Perth, or from home', 'Perth'],
    ['Sydney or Melbourne', 'Sydney'],
    ['Wollongong (NSW)', 'Wollongong'],
    ['St. Gallen', 'St. Gallen'],
  ])('in %s is in the town of %s', (place, addressLocality) => {
    expect(jobIn({ place })[0]!.jobLocation.address).toMatchObject({ addressLocality });
  });

  test('that is done from home has a country instead of a place', () => {
    const [job] = jobIn({ place: 'Remote' });
    expect(job).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'AU' } });
    expect(job).not.toHaveProperty('jobLocation');
  });

  test('is left out on a page that lists several', () => {
    const jobs = [complete, { ...complete, key: 'k' }];
    expect(find(withBlock('JobListings', { jobs }), 'JobPosting')).toEqual([]);
  });

  test('is left out after its last day, and without a country', () => {
    expect(jobIn({ closes: '2026-11-23' })).toHaveLength(1);
    expect(jobIn({ closes: '2026-11-22' })).toEqual([]);
    expect(jobIn({}, { region: null })).toEqual([]);
  });
});
