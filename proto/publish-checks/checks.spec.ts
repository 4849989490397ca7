import type { Fields } from '../blocks/manifest.ts';
import { findBlockingProblems, findInContent, publishChecks } from './checks.ts';
import { contentCheckNames, type ContentCheckName, defaultPolicies, policiesOf, resolvePolicies } from './policies.ts';

const image = (alt?: string) => ({ imageId: 'i1', ...(alt !== undefined && { alt }) });
const richText = (key: string, text: string) => ({ componentType: 'RichText', key, text });
const page = (more: Fields): Fields => ({ template: 'primary', header: { title: 'Cover' }, contents: [], ...more });
const button = (link: Fields) => ({ componentType: 'CtaButton', key: 'b', link });
const split = (left: unknown[]) => ({ componentType: 'SplitContent', key: 's', left, right: [] });

/** Pages in which each check finds problems, with the paths of their blocks, and pages in which it finds none. */
const cases: Record<ContentCheckName, { finds: [Fields, ...string[]][]; passes: Fields[] }> = {
  pageTitle: {
    finds: [
      [page({ header: {} }), ''],
      [page({ header: { title: ' ' }, title: 'For search engines', template: 'article' }), ''],
      [page({ header: { title: '' }, template: 'event' }), ''],
    ],
    passes: [page({}), page({ header: {}, template: 'listing' }), page({ header: {}, template: 'unknown' })],
  },
  missingAlt: {
    finds: [
      [page({ contents: [{ componentType: 'Media', key: 'm', image: image() }] }), 'contents/#m'],
      [page({ contents: [split([{ componentType: 'Media', key: 'm', image: image(' ') }])] }), 'contents/#s/left/#m'],
      [page({ header: { title: 'Cover', image: image() }, template: 'secondary' }), ''],
      [page({ contents: [richText('a', '<p>x<img src="/img/i1" alt="" /></p>')] }), 'contents/#a'],
    ],
    passes: [
      page({ contents: [richText('a', '<p><img src="/img/i1" alt="A galah" /></p>')] }),
      page({ contents: [{ componentType: 'Media', key: 'm', image: image('A galah') }] }),
      page({ contents: [{ componentType: 'Media', key: 'm', image: { imageId: '' } }] }),
      page({ articleContents: [{ componentType: 'Media', key: 'm', image: image() }] }),
    ],
  },
  headingOrder: {
    finds: [
      [page({ contents: [richText('a', '<h3>Third</h3>')] }), 'contents/#a'],
      [page({ contents: [richText('a', '<h2>A</h2><p>x</p><h4>Fourth</h4>')] }), 'contents/#a'],
    ],
    passes: [
      page({ contents: [richText('a', '<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2>')] }),
      page({ contents: [{ componentType: 'Accordion', key: 'b', title: 'Titled' }, richText('a', '<h3>B</h3>')] }),
    ],
  },
  emptyBlock: {
    finds: [
      [
        page({ contents: [richText('a', '<p> </p>'), { componentType: 'Text', key: 't', text: 'Full' }] }),
        'contents/#a',
      ],
      [
        page({ contents: [split([{ componentType: 'CtaButton', key: 'c', link: { href: '', text: '' } }])] }),
        'contents/#s/left/#c',
      ],
      [page({ contents: [{ componentType: 'Accordion', key: 'b', title: '', items: [] }] }), 'contents/#b'],
      [page({ contents: [split([])] }), 'contents/#s'],
    ],
    passes: [
      page({ contents: [richText('a', '<p><img src="/img/i1" alt="A galah" /></p>')] }),
      page({ contents: [{ componentType: 'DividingLine', key: 'd' }] }),
      page({ contents: [{ componentType: 'NewsCarousel', key: 'n', title: '' }] }),
      page({ contents: [{ componentType: 'Trainings', key: 't', title: '' }] }),
      page({ contents: [{ componentType: 'Unknown', key: 'u' }] }),
      page({ contents: [{ componentType: 'Media', key: 'm', image: image() }] }),
    ],
  },
  linkWithoutAddress: {
    finds: [
      [page({ contents: [button({ type: 'page', href: ' ', text: 'Get in touch' })] }), 'contents/#b'],
      [page({ contents: [button({ type: 'external', href: '//example.org', text: 'Ours' })] }), 'contents/#b'],
      [page({ contents: [split([button({ href: '', text: 'Get in touch' })])] }), 'contents/#s/left/#b'],
      [
        page({
          contents: [{ componentType: 'UsefulLinks', key: 'u', links: [{ key: 'r', link: { text: 'Prices' } }] }],
        }),
        'contents/#u',
      ],
      [page({ header: { title: 'Cover', link: { type: 'page', href: '', text: 'Join' } } }), ''],
    ],
    passes: [
      page({ contents: [button({ type: 'page', href: '/au/contact', text: 'Get in touch' })] }),
      page({ contents: [button({ type: 'page', href: '', text: ' ' })] }),
      page({ articleContents: [button({ type: 'page', href: '', text: 'Get in touch' })] }),
    ],
  },
  sampleContent: {
    finds: [
      [
        page({
          contents: [{ componentType: 'QuoteBlock', key: 'q', quote: 'Q', sample: { quote: true, name: true } }],
        }),
        'contents/#q',
      ],
    ],
    passes: [page({ contents: [{ componentType: 'QuoteBlock', key: 'q', quote: 'Q' }] })],
  },
  seoTitle: {
    finds: [
      [page({ header: {} }), ''],
      [page({ title: 'x'.repeat(61) }), ''],
    ],
    passes: [page({}), page({ header: {}, title: 'x'.repeat(60) })],
  },
  seoDescription: {
    finds: [
      [page({}), ''],
      [page({ description: ' ' }), ''],
      [page({ description: 'Short' }), ''],
      [page({ description: 'x'.repeat(161) }), ''],
    ],
    passes: [page({ description: 'x'.repeat(50) }), page({ description: 'x'.repeat(160) })],
  },
};

describe.each(contentCheckNames)('%s', (name) => {
  test.each(cases[name].finds)('finds in %j', (content, ...paths) => {
    expect(publishChecks[name].find(content).map(({ item }) => item.join('/'))).toEqual(paths);
  });

  test.each(cases[name].passes)('finds nothing in %j', (content) => {
    expect(publishChecks[name].find(content)).toEqual([]);
  });
});

test.each([
  ['missingAlt', { componentType: 'Media', key: 'm', image: image() }, 'contents/#m/image'],
  ['linkWithoutAddress', button({ href: '', text: 'Get in touch' }), 'contents/#b/link'],
] as const)('%s names the field in which the problem is solved', (name, block, field) => {
  const [found] = publishChecks[name].find(page({ contents: [block] }));
  expect(found!.field!.join('/')).toBe(field);
});

test('a page without a title is not published', () => {
  expect(findBlockingProblems(page({ header: {} }), defaultPolicies)).toEqual(['the page has no title']);
});

test('sample content cannot be ignored: a site that has chosen to ignore it is warned', () => {
  expect(policiesOf('sampleContent')).toEqual(['warn', 'block']);
  expect(policiesOf('missingAlt')).toEqual(['ignore', 'warn', 'block']);
  expect(resolvePolicies({ sampleContent: 'ignore', missingAlt: 'ignore' })).toMatchObject({
    sampleContent: 'warn',
    missingAlt: 'ignore',
  });
});

test('a check that a site ignores finds nothing, and only those that block are named as problems', () => {
  const content = page({ contents: [richText('a', '<h4>Fourth</h4>')], description: 'Short' });
  const chosen = resolvePolicies({ seoDescription: 'ignore', headingOrder: 'block' });
  expect(findInContent(content, chosen)).toEqual([{ check: 'headingOrder', item: ['contents', '#a'], what: 'Fourth' }]);
  expect(findBlockingProblems(content, chosen)).toEqual(['a heading leaves out a level']);
  expect(findBlockingProblems(content, defaultPolicies)).toEqual([]);
});
