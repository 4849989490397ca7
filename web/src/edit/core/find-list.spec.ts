import type { Path } from '../../../../proto/edit.ts';
import type { Item } from '../../../../proto/content.ts';
import { valueAt } from '../../../../proto/edit/path.ts';
import { newItem } from '../../blocks/new-item.ts';
import { getBlock, blocks } from '../../blocks/index.ts';
import type { ContentsField, Fields } from '../../fields/field.ts';
import { getTemplate, templates } from '../../templates/index.ts';
import { pageFixture } from '../../visit/visit.fixture.ts';
import { openSession } from './edit-session.ts';
import { allows, findContents } from './find-list.ts';
import { duplicateItem, insertAtPalette, moveItem } from './contents-actions.ts';
import { openPalette, select } from './panel-actions.ts';
import { setSession } from './session-actions.ts';
import { type Editor, createEditor } from './editor.ts';

let editor: Editor;

const types = blocks.map(({ componentType }) => componentType);
const forbidden = ({ whitelist, blacklist }: Pick<ContentsField, 'whitelist' | 'blacklist'>) =>
  types.filter((type) => (whitelist?.length ? !whitelist.includes(type) : blacklist?.includes(type)));
const contentsFields = blocks.flatMap(({ componentType, fields }) =>
  Object.entries(fields as Fields)
    .filter(([, field]) => field.kind === 'contents')
    .map(([name, field]) => ({ componentType, name, field: field as ContentsField })),
);
const typesIn = (list: Path) =>
  (valueAt(editor.state.documents.page, list) as Item[]).map(({ componentType }) => componentType);
const edit = (contents: Item[], more: object = {}) =>
  setSession(editor, 'page', openSession(pageFixture({ contents, ...more } as never)));

beforeEach(() => {
  editor = createEditor();
});

test('some contents fields forbid some blocks', () => {
  expect(contentsFields.filter(({ field }) => forbidden(field).length > 0).length).toBeGreaterThan(2);
});

describe.each(contentsFields)('the list $name of $componentType', ({ componentType, name, field }) => {
  const list = ['contents', '#outer', name];
  const outer = () => newItem(getBlock(componentType)!, 'outer');

  test('offers exactly the blocks that its field allows', () => {
    edit([outer()]);
    expect(types.filter((type) => !allows(editor, list, type))).toEqual(forbidden(field));
  });

  test.each(types)('accepts %s only if its field allows it, by every action', (type) => {
    edit([outer(), newItem(getBlock(type)!, 'other')]);
    const expected = forbidden(field).includes(type) ? [] : [type];
    openPalette(editor, list, null);
    insertAtPalette(editor, [newItem(getBlock(type)!, 'inserted')]);
    expect(typesIn(list)).toEqual(expected);
    moveItem(editor, ['contents', '#other'], list, null);
    expect(typesIn(list)).toEqual([...expected, ...expected]);
    expect(editor.state.toasts.length > 0).toBe(expected.length === 0);
  });

  test('duplicates nothing that it does not allow', () => {
    for (const type of forbidden(field)) {
      edit([{ ...outer(), [name]: [newItem(getBlock(type)!, 'inner')] }]);
      duplicateItem(editor, [...list, '#inner']);
      expect(typesIn(list)).toEqual([type]);
    }
  });

  test('is the same for everything that reads the selected list', () => {
    edit([outer()]);
    select(editor, { path: ['contents', '#outer'] }, { path: list });
    const { whitelist, blacklist } = field;
    expect(editor.state.selectedContent).toEqual({
      path: list,
      ...(whitelist && { whitelist }),
      ...(blacklist && { blacklist }),
    });
  });
});

describe('the list of a template', () => {
  const article = getTemplate('article');
  const { sections } = article;
  afterEach(() => void (article.sections = sections));

  test.each([
    ['whitelist', { whitelist: ['RichText'] }, ['RichText']],
    ['blacklist', { blacklist: types.filter((type) => type !== 'Text') }, ['Text']],
    ['both: the whitelist wins', { whitelist: ['Text'], blacklist: ['Text'] }, ['Text']],
  ])('allows what its section declares by a %s', (_by, limits, allowed) => {
    article.sections = [{ at: 'articleContents', label: 'Article', ...limits }];
    edit([], { template: 'article', pageType: 'news', articleContents: [] });
    expect(findContents(editor, ['articleContents'])).toEqual({ path: ['articleContents'], ...limits });
    expect(types.filter((type) => allows(editor, ['articleContents'], type))).toEqual(allowed);
  });

  test.each(templates.flatMap(({ name, sections }) => sections.map((section) => ({ name, ...section }))))(
    '$name allows in $at what it declares',
    ({ name, at, ...section }) => {
      edit([], { template: name });
      expect(types.filter((type) => !allows(editor, [at], type))).toEqual(forbidden(section));
    },
  );
});
