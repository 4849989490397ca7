import { pageTypes as names, segmentByPageType, templates } from '../../../../proto/entities/page.ts';
import { getPageType, listPageTypes } from './registry.ts';
import { createEditor } from '../core/editor.ts';

const editor = createEditor();
const pageTypes = listPageTypes(editor);

test('every page type of the contract can be created', () => {
  expect(pageTypes.map(({ name }) => name).sort()).toEqual([...names].sort());
});

describe.each(pageTypes.map((pageType) => [pageType.name, pageType] as const))('%s', (name, pageType) => {
  const segment = segmentByPageType[name];

  test('has a label and the templates of the contract', () => {
    const allowed = Object.entries(templates).filter(([, types]) => (types as readonly string[]).includes(name));
    expect(pageType.label).not.toBe('');
    expect([...pageType.templates].sort()).toEqual(allowed.map(([template]) => template).sort());
  });

  test('has slugs under its region and segment', () => {
    expect(pageType.slugOf('Río & Sea!', 'au')).toBe(['au', segment, 'rio-and-sea'].filter(Boolean).join('/'));
  });

  test('has slugs under its segment without a region', () => {
    expect(pageType.slugOf('Sea', '')).toBe([segment, 'sea'].filter(Boolean).join('/'));
  });

  test.each(['Straße', 'Страхование', '保险产品', 'ภาษา'])(
    'is not at the address of the region for the title %s',
    (title) => {
      const slug = pageType.slugOf(title, 'sg');
      expect(slug.startsWith(`${['sg', segment].filter(Boolean).join('/')}/`)).toBe(true);
      expect(pageType.slugOf(slug, 'sg')).toBe(slug);
    },
  );

  test.each(['🎉', '---', ' / ', ''])('has no slug for %j, so that an address is asked for', (title) => {
    expect(pageType.slugOf(title, 'sg')).toBe('');
    expect(pageType.slugOf(title, '')).toBe('');
  });

  test('is never prefixed twice', () => {
    const once = pageType.slugOf('Sea', 'au');
    expect(pageType.slugOf(once, 'au')).toBe(once);
    expect(pageType.slugOf(`/${once}`, 'au')).toBe(once);
  });
});

describe('an address is made of a title', () => {
  const page = getPageType(editor, 'page');

  test.each([
    ['Ærø œuvre Łódź þing đ', 'aero-oeuvre-lodz-thing-d'],
    ['Straße für Öl', 'strasse-fur-ol'],
    ['u\u0308ber\u00adall\u200b', 'uberall'],
    ['Страхование жизни', 'strakhovanie-zhizni'],
    ['Мой объект, ёлка', 'moy-obyekt-yolka'],
    ['Ασφάλιση ζωής του', 'asfalisi-zois-tou'],
    ['Του ουρανού', 'tou-ouranou'],
    ['Bảo hiểm nhân thọ Đà Nẵng', 'bao-hiem-nhan-tho-da-nang'],
    ['保险产品', '保险产品'],
    ['ガイド、バス', 'ガイド-バス'],
    ['บ้าน', 'บ้าน'],
    ['हिन्दी', 'हिन्दी'],
    ['تأمين', 'تأمين'],
    ['Ｆｕｌｌ ﬁle', 'full-file'],
    ['생명 보험', '생명-보험'],
    ['ประกันชีวิต', 'ประกันชีวิต'],
    ['10\u00a0000 € ab 1. Mai', '10-000-ab-1-mai'],
    ['Life – health—travel', 'life-health-travel'],
  ])('%s: %s', (title, slug) => expect(page.slugOf(title, '')).toBe(slug));

  test('with umlauts spelled out in German', () => {
    expect(page.slugOf('Über Öl, Äpfel', 'at', 'de-AT')).toBe('at/ueber-oel-aepfel');
    expect(page.slugOf('Räksmörgås', 'se', 'sv-SE')).toBe('se/raksmorgas');
    expect(page.slugOf('Ærø, Å', 'dk', 'da-DK')).toBe('dk/aeroe-aa');
  });
});

test('an unknown page type is an error', () => {
  expect(() => getPageType(editor, 'brochure')).toThrow('whppt:error Page not found.');
});
