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

describe('a video', () => {
  const video = { videoId: 'M7lc1UVf-VE', type: 'youtube' };
  const image = { imageId: 'i1', alt: 'A desk' };
  const videoIn = (values: object) =>
    find(withBlock('Media', { video, image, caption: 'A day', ...values }), 'VideoObject');

  test('has its name, picture, player and the day its page was first published', () => {
    expect(videoIn({})).toEqual([
      expect.objectContaining({
        name: 'A day',
        thumbnailUrl: ['https://banksia.example/img/i1?w=1280&h=720'],
        uploadDate: '2026-11-02T03:00:00.000Z',
        embedUrl: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
      }),
    ]);
    expect(videoIn({ caption: '' })[0]).toMatchObject({ name: 'A desk' });
  });

  test('on YouTube has the picture of YouTube instead of a drawing', () => {
    const drawn = { image: { imageId: 'static:office', alt: '' } };
    expect(videoIn(drawn)[0]).toMatchObject({ thumbnailUrl: ['https://i.ytimg.com/vi/M7lc1UVf-VE/hqdefault.jpg'] });
    expect(videoIn({ ...drawn, video: { videoId: '7', type: 'vimeo' } })).toEqual([]);
  });

  test.each([
    ['name', { caption: '', image: { imageId: 'i1', alt: '' } }],
    ['video', { video: { videoId: '' } }],
    ['player', { video: { videoId: '7' } }],
  ])('without a %s is left out', (_what, values) => {
    expect(videoIn(values)).toEqual([]);
  });

  test('of a page that was never published is left out', () => {
    const contents = [itemFixture('Media', 'b', { video, image, caption: 'A day' })];
    expect(find(visitFixture({ page: pageFixture({ contents, lastPublished: undefined }) }), 'VideoObject')).toEqual(
      [],
    );
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
