import { PageContent } from '../../proto/entities/page.ts';
import { fitToType } from './page-type.ts';

const item = (key: string) => ({ componentType: 'Text', key, text: key });
const page = (content: object) => PageContent.parse({ domainId: 'd', slug: 's', ...content });

test('the template is unchanged if the new type has it; otherwise it is the first of the type', () => {
  expect(fitToType(page({ pageType: 'news', template: 'article' }), { pageType: 'feature' }).content.template).toBe(
    'article',
  );
  expect(fitToType(page({ template: 'home' }), { pageType: 'event' }).content.template).toBe('event');
});

test('blocks of a list that the template lacks come before those of the list that it shows first', () => {
  const article = page({
    pageType: 'news',
    template: 'article',
    articleContents: [item('a')],
    contents: [item('b')],
  });
  expect(fitToType(article, { pageType: 'page' })).toMatchObject({
    content: { contents: [item('a'), item('b')], articleContents: [] },
    movedBlocks: 1,
    hiddenBlocks: [],
  });
  expect(fitToType(article, { pageType: 'event' }).content).toMatchObject({
    eventContents: [item('a')],
    contents: [item('b')],
  });
});

test('only fields with a value count as hidden', () => {
  const link = { type: 'page', href: '', text: '' };
  const empty = page({ template: 'home', header: { title: 'Home', secondLink: link } });
  expect(fitToType(empty, { pageType: 'news' }).hiddenFields).toEqual([]);
  const full = page({ template: 'home', header: { title: 'Home', secondLink: { ...link, href: '/au' } } });
  expect(fitToType(full, { pageType: 'news' }).hiddenFields).toEqual(['header.secondLink']);
});
