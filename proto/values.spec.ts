import { manifest } from './blocks/manifest.ts';
import { Item } from './content.ts';
import { PageContent } from './entities/page.ts';
import { templates } from './page-types/declarations.ts';
import { icons } from './icons.ts';
import { Link, articleTypes, frequencies, linkTypes, pageTypes, themes, videoTypes } from './values.ts';

test('the lists of values are those of the specification', () => {
  expect(pageTypes).toEqual(['page', 'news', 'feature', 'event', 'caseStudy']);
  expect(articleTypes).toEqual(['news', 'feature', 'event', 'caseStudy']);
  expect(themes).toEqual(['standard', 'darkSlate']);
  expect(linkTypes).toEqual(['page', 'anchor', 'file', 'external']);
  expect(videoTypes).toEqual(['youtube', 'vimeo']);
  expect(frequencies).toEqual(['never', 'yearly', 'monthly', 'weekly', 'daily', 'hourly', 'always']);
  expect(icons.join(' ')).toBe(
    'mountains books contactCalendar lightbulb ranking world phone email location facebook instagram linkedIn twitter',
  );
  expect(manifest.blocks.FocusCtaBlock!.fields.foreground).toMatchObject({ options: ['soldier', 'businessman'] });
});

test('each template belongs to its page types', () => {
  expect(templates).toEqual({
    primary: ['page'],
    secondary: ['page'],
    tertiary: ['page'],
    home: ['page'],
    discover: ['page'],
    listing: ['page'],
    article: ['news', 'feature', 'caseStudy'],
    event: ['event'],
  });
});

test('a page without a type has the type page, and a link without one leads to a page', () => {
  expect(PageContent.parse({ domainId: 'd', slug: 'a' }).pageType).toBe('page');
  expect(Link.parse({})).toEqual({ type: 'page', href: '', text: '' });
});

test.each([
  ['theme', PageContent.shape.theme, 'dark'],
  ['link type', Link.shape.type, 'mail'],
])('a %s outside of its list is refused', (_what, schema, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});

test('a content item keeps its type, key, colours and spacing', () => {
  const item = {
    componentType: 'RichText',
    key: 'k1',
    backgroundColour: { value: 'slate', fontColour: 'white' },
    spacing: { marginTopSmall: '2' },
  };
  expect(Item.parse(item)).toEqual(item);
});
