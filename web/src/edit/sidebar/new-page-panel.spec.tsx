/** @jest-environment ./scripts/jest/document-environment.js */
import { fireEvent, render, within } from '@testing-library/react';
import { listSampleContent } from '../../../../proto/blocks/sample-content.ts';
import { validatePageContent } from '../../../../proto/blocks/validate-content.ts';
import { extractLinks, extractTexts } from '../../../../proto/content.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { createSet } from '../../../../proto/edit/create-operation.ts';
import { type Page, contentSections } from '../../../../proto/entities/page.ts';
import type { Grant } from '../../../../proto/permissions.ts';
import { getBlock } from '../../blocks/index.ts';
import { newItem } from '../../blocks/new-item.ts';
import { dayOf } from '../../visit/context/use-today.ts';
import { visitFixture } from '../../visit/visit.fixture.ts';
import { createCalls } from '../core/calls.ts';
import { createEditor } from '../core/editor.ts';
import { setVisit } from '../core/session-status-actions.ts';
import { withinEditor } from '../core/testing/within-editor.tsx';
import { listPageTypes } from '../page-types/registry.ts';
import { overrideOperations } from '../page-types/page-operations.ts';
import { NewPagePanel } from './NewPagePanel.tsx';
import { newPage } from './new-page.ts';
import { createRecipeItems, fits, recipes } from './recipes.ts';
import { done } from './testing/sidebar-of.tsx';

async function panelFor(grant: Partial<Grant>, templatesOf: string[] = [], timeZone = '') {
  const editor = createEditor();
  const query = { sort: 'title', direction: 'asc', isTemplate: true, size: 100 };
  const templates = templatesOf.map((pageType) => ({ _id: pageType, pageType, title: `A template of ${pageType}` }));
  editor.get(createCalls).setQueryData(['call', 'GET /sitemap/listPages', query], { pages: templates, total: 2 });
  const checked: string[] = [];
  const created: Page[] = [];
  for (const { name } of listPageTypes(editor))
    overrideOperations(editor, name, {
      checkSlug: async ({ slug }) => {
        checked.push(slug);
        return { data: null };
      },
      create: async ({ page }) => {
        created.push(page as Page);
        return page as Page;
      },
    });
  const grants: Grant[] = [{ capability: 'pages.edit', ...grant }];
  const user = { _id: 'u', username: 'u', email: 'u@x.test', roles: ['r'], admin: false, grants };
  const regions = visitFixture().regions.map((region) => ({ ...region, timeZone }));
  setVisit(editor, visitFixture({ regions, editing: { enabled: true, user } } as never));
  let view!: ReturnType<typeof render>;
  await done(() => void (view = render(<NewPagePanel navigate={() => undefined} />, withinEditor(editor))));
  const type = (label: string, value: string) =>
    done(() => fireEvent.change(view.getByLabelText(label, { selector: 'input' }), { target: { value } }));
  const press = (role: string, name: string) => done(() => fireEvent.click(view.getByRole(role, { name })));
  const offered = () => view.getAllByRole('radio').map((radio) => radio.closest('label')!.lastChild!.textContent);
  return { ...view, type, press, offered, checked, created };
}

test('users who may create news only are offered news only', async () => {
  const { getByLabelText } = await panelFor({ pageTypes: ['news'] });
  const types = within(getByLabelText('Page Type')).getAllByRole('option') as HTMLOptionElement[];
  expect(types.map(({ value }) => value)).toEqual(['news']);
});

test('users who may create news only are not offered templates of other pages', async () => {
  const { offered } = await panelFor({ pageTypes: ['news'] }, ['news', 'page']);
  expect(offered()).toEqual(expect.arrayContaining(['A template of news', 'Another page…']));
  expect(offered()).not.toContain('A template of page');
});

test('the address of a very long title has its first words, and fits', async () => {
  const { type, getByLabelText, checked } = await panelFor({});
  await type('Title', 'campaign '.repeat(33));
  expect((getByLabelText('Page Slug') as HTMLInputElement).value).toMatch(/campaign$/);
  expect(Math.max(...checked.map(({ length }) => length))).toBeLessThanOrEqual(200);
});

test('an address that is too long is refused where it is typed', async () => {
  const { type, getByLabelText, getByText, getByRole } = await panelFor({});
  await type('Title', 'A campaign');
  await type('Page Slug', 'x'.repeat(200));
  expect(getByLabelText('Page Slug').getAttribute('aria-invalid')).toBe('true');
  getByText('An address can have up to 200 characters. Please shorten it.');
  expect((getByRole('button', { name: 'Create page' }) as HTMLButtonElement).disabled).toBe(true);
});

/** The template can be changed after the recipe is chosen. */
const typesFor = (recipe: (typeof recipes)[number]) =>
  listPageTypes(createEditor())
    .filter(({ templates }) => fits(recipe, templates))
    .flatMap((type) => type.templates.map((template) => ({ type, template })));
const place = { region: null, title: 'A page', slug: 'a-page', domainId: 'demo', today: '2026-11-27' };
const itemsOf = (page: object) => contentSections.flatMap((section) => (page as Page)[section] ?? []);

describe.each(recipes)('the recipe “$label”', (recipe) => {
  test('makes a valid page of each type that it fits', () => {
    expect(typesFor(recipe)).not.toEqual([]);
    for (const { type, template } of typesFor(recipe)) {
      const page = newPage({ ...place, type, template, recipe });
      expect(validatePageContent(page)).toEqual([]);
      expect(itemsOf(page)).toHaveLength(createRecipeItems(recipe).length);
    }
  });

  test('marks each text that a new block does not have anyway, and has no addresses', () => {
    const contents = createRecipeItems(recipe);
    const unmarked = listSampleContent({ contents }).reduce(
      (page, path) => apply(page, [createSet(page, path, undefined)]),
      { contents },
    );
    const usual = contents.flatMap(({ componentType }) => extractTexts([newItem(getBlock(componentType)!, 'k')]));
    expect(extractTexts(unmarked).filter((text) => !usual.includes(text))).toEqual([]);
    expect(extractLinks(contents)).toEqual([]);
  });

  test('has other keys in each page', () => {
    const keys = [...createRecipeItems(recipe), ...createRecipeItems(recipe)].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test('a recipe is offered to users who may create pages of a type that it fits', async () => {
  const anything = await panelFor({});
  expect(anything.offered()).toEqual([...recipes.map(({ label }) => label), 'Another page…']);
  anything.unmount();
  const { offered } = await panelFor({ pageTypes: ['caseStudy'], regionIds: ['region-nz'] });
  expect(offered()).toEqual(['Article', 'Empty page', 'Another page…']);
});

test('a recipe chooses the page type and the template, and its blocks are in the new page', async () => {
  const { type, press, created, getByLabelText } = await panelFor({});
  await press('radio', 'Campaign');
  expect((getByLabelText('Template') as HTMLSelectElement).value).toBe('discover');
  await press('radio', 'Article');
  expect((getByLabelText('Page Type') as HTMLSelectElement).value).toBe('news');
  await type('Title', 'This morning');
  await press('button', 'Create page');
  expect(created).toMatchObject([
    { pageType: 'news', template: 'article', contents: [], articleContents: [{ componentType: 'RichText', text: '' }] },
  ]);
});

// It is never the same day in these two.
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'a new article has the day of its region, in %s',
  async (zone) => {
    const { type, press, created } = await panelFor({ pageTypes: ['news'] }, [], zone);
    await type('Title', 'This morning');
    const before = dayOf(new Date(), zone);
    await press('button', 'Create page');
    expect([before, dayOf(new Date(), zone)]).toContain(created[0]!.header.date);
  },
);

test('a page of another type than that of the recipe is empty', async () => {
  const { type, press, created, getByLabelText, getByRole } = await panelFor({});
  await press('radio', 'Campaign');
  await done(() => fireEvent.change(getByLabelText('Page Type'), { target: { value: 'event' } }));
  expect((getByRole('radio', { name: 'Empty page' }) as HTMLInputElement).checked).toBe(true);
  await type('Title', 'Open day');
  await press('button', 'Create page');
  expect(created.map(itemsOf)).toEqual([[]]);
});
