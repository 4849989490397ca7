import { pagesOf } from '../../../../../../scripts/demo/demo-pages.ts';
import { demoRegions } from '../../../../../../scripts/demo/regions.ts';
import { samples } from '../../../../../../scripts/demo/style-guide/samples.ts';
import type { Page } from '../../../../../../proto/entities/page.ts';
import { blocks } from '../../../../blocks/index.ts';
import { createSampleItem } from '../../../../blocks/new-item.ts';
import type { Fields, ListField } from '../../../../fields/field.ts';
import { templates } from '../../../../templates/index.ts';
import { pageFixture, regionsFixture, visitFixture } from '../../../visit.fixture.ts';
import { createHead } from '../../head.ts';
import { findMistakes } from './schemas.ts';

const now = new Date('2026-11-23T00:00:00Z');

function structuredDataOf(page: Page): Record<string, unknown>[] {
  const region = regionsFixture.find(({ slugPrefix }) => page.slug.split('/')[0] === slugPrefix) ?? regionsFixture[0]!;
  const visit = visitFixture({ page, region, canonical: `/${page.slug}` });
  return JSON.parse(JSON.stringify(createHead(visit, now).jsonLd));
}

const mistakesOf = (page: Page) => structuredDataOf(page).flatMap(findMistakes);
const typesOf = (page: Page) => structuredDataOf(page).map((thing) => thing['@type']);

const everyBlock = blocks.flatMap((block) =>
  (samples[block.componentType] ?? []).map((sample, at) =>
    createSampleItem(block, sample, `${block.componentType}${at}`),
  ),
);

test.each(templates.map((template) => [template.name, template] as const))(
  'a page of the template %s with every block has valid structured data, in each of its lists',
  (name, { sections }) => {
    for (const { at } of sections) {
      const page = pageFixture({ template: name, [at]: everyBlock });
      expect(mistakesOf(page)).toEqual([]);
      expect(typesOf(page)).toEqual(expect.arrayContaining(['FAQPage', 'Organization']));
    }
  },
);

test('a page type without blocks has valid structured data', () => {
  for (const pageType of ['page', 'news', 'feature', 'caseStudy', 'event'] as const)
    for (const { name } of templates) expect(mistakesOf(pageFixture({ pageType, template: name }))).toEqual([]);
});

test.each(demoRegions.map((region) => [region.slugPrefix, region] as const))(
  'every page of the demo of %s has valid structured data',
  (_prefix, region) => {
    const types = new Set<unknown>();
    for (const { header, ...page } of pagesOf(region, now)) {
      const stored = pageFixture({ ...page, header } as Partial<Page>);
      expect({ slug: stored.slug, mistakes: mistakesOf(stored) }).toEqual({ slug: stored.slug, mistakes: [] });
      for (const type of typesOf(stored)) types.add(type);
    }
    expect([...types]).toEqual(expect.arrayContaining(['FAQPage', 'Event', 'NewsArticle', 'Organization']));
  },
);

test.each(blocks.flatMap((block) => (block.structuredData ? [[block.componentType, block] as const] : [])))(
  'the structured data of %s names fields that exist',
  (_name, { fields, structuredData }) => {
    const { rows, fields: roles } = structuredData!;
    const declared = rows === undefined ? (fields as Fields) : ((fields as Fields)[rows] as ListField).of;
    for (const name of Object.values(roles)) expect(Object.keys(declared)).toContain(name);
  },
);
