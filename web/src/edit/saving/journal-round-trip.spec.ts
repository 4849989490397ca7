import fc from 'fast-check';
import { proxy } from 'valtio';
import type { Item } from '../../../../proto/content.ts';
import type { Path } from '../../../../proto/edit.ts';
import { valueAt } from '../../../../proto/edit/path.ts';
import type { Footer } from '../../../../proto/entities/footer.ts';
import type { Nav } from '../../../../proto/entities/nav.ts';
import { blocks } from '../../blocks/index.ts';
import { createSampleItem, newItem } from '../../blocks/new-item.ts';
import { samples } from '../../../../scripts/demo/style-guide/samples.ts';
import { type Fields, kinds } from '../../fields/field.ts';
import { templates } from '../../templates/index.ts';
import { siteDocumentFields } from '../site-documents/site-document-fields.ts';
import { pageFixture, visitFixture } from '../../visit/visit.fixture.ts';
import * as actions from '../core/actions.ts';
import * as contents from '../core/contents-actions.ts';
import { confirmRemove, removeSelected } from '../core/several-items-actions.ts';
import { openPalette, select } from '../core/panel-actions.ts';
import type { DocumentName } from '../core/selection.ts';
import { setSession, getSession } from '../core/session-actions.ts';
import { toJournalEntry } from './journal-store.ts';
import { startBatch, openSession, reopenSession } from '../core/edit-session.ts';
import { type Editor, createEditor } from '../core/editor.ts';
import { newKey } from '../core/new-key.ts';

let editor: Editor;

/** Values as views have them: proxies of editor.state. */
const held = <T>(value: T): T => proxy({ value }).value;
const list = { path: ['contents'] };
const pathOf = (at: number): Path => ['contents', `#${items()[at % items().length]!.key}`];
const items = () => editor.state.documents.page!.contents as Item[];
const choose = (at: number) => select(editor, { path: pathOf(at) }, list);

/** Arguments of each action that changes a document; a new action needs an entry. */
const performed: Record<string, (n: number) => unknown> = {
  perform: (n) =>
    actions.perform(editor, [
      held({ op: 'set' as const, path: ['title'], from: editor.state.documents.page!.title, to: `${n}` }),
    ]),
  setValue: (n) =>
    actions.setValue(editor, held(['header', 'image']), held({ imageId: `${n}`, desktop: { crop: [n] } })),
  pushValue: (n) => actions.pushValue(editor, held(['tags']), `tag ${n}`),
  undo: () => actions.undo(editor),
  redo: () => actions.redo(editor),
  insertAtPalette: (n) => {
    openPalette(editor, held(list.path), n % 2 ? null : items().at(-1)!.key);
    contents.insertAtPalette(editor, [held(newItem(blocks[n % blocks.length]!, newKey()))]);
  },
  insertWith: (n) => {
    const item = newItem(blocks[n % blocks.length]!, newKey());
    const operations = contents.createInserts(editor, [item], list.path, null);
    contents.insertWith(editor, held([item]), held(list.path), held(operations));
  },
  insertItems: (n) => {
    const added = [n, n + 1].map((at) => newItem(blocks[at % blocks.length]!, newKey()));
    contents.insertItems(editor, held(added), held(list.path), null);
  },
  duplicateItem: (n) => contents.duplicateItem(editor, held(pathOf(n))),
  moveItem: (n) => contents.moveItem(editor, held(pathOf(n)), held(list.path), n % 3 ? items().at(-1)!.key : null),
  moveBy: (n) => {
    contents.moveBy(editor, held(pathOf(n)), -1);
    expectKept();
    contents.moveBy(editor, held(pathOf(n)), 1);
  },
  removeSelected: (n) => {
    choose(n);
    if (items().length > 1) removeSelected(editor);
  },
  confirmRemove: async (n) => {
    choose(n);
    const removed = confirmRemove(editor);
    editor.state.question!.answer(items().length > 1);
    await removed;
  },
};

/** Actions that change no document. */
const QUIET = [
  ...['endTypingStep', 'limitUndo', 'clearHistory', 'refreshTexts'],
  ...['itemAt', 'labelAt', 'siblings', 'indexAt', 'isAllowed', 'createInserts'],
];

beforeEach(() => {
  editor = createEditor();
  actions.clearHistory(editor);
  const contents = blocks.map((block, at) => createSampleItem(block, samples[block.componentType]![0]!, `k${at}`));
  const { nav, footer } = visitFixture();
  setSession(editor, 'page', openSession(pageFixture({ contents, tags: [] })));
  setSession(editor, 'nav', openSession(nav as Nav));
  setSession(editor, 'footer', openSession(footer as Footer));
});

function expectKept(name: DocumentName = 'page'): void {
  const session = getSession(editor, name)!;
  const { base, sending, pending } = structuredClone(toJournalEntry('tab', name, session));
  expect(base).toBe(session.stored.revision);
  expect(reopenSession<any>(structuredClone(session.stored), sending, pending).draft).toEqual(session.draft);
}

test('every action is covered here', () => {
  const all = Object.entries({ ...actions, ...contents, confirmRemove, removeSelected }).flatMap(([name, one]) =>
    typeof one === 'function' ? [name] : [],
  );
  expect([...Object.keys(performed), ...QUIET].sort()).toEqual(all.sort());
});

test.each(Object.keys(performed))('%s, done offline, survives a killed tab', async (name) => {
  for (let n = 0; n < blocks.length; n++) {
    await performed[name]!(n);
    expectKept();
  }
});

test('any sequence of actions survives a killed tab at each step, even during a save', async () => {
  const step = fc.record({ name: fc.constantFrom(...Object.keys(performed)), n: fc.nat(1000), send: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (walk) => {
      setSession(editor, 'page', openSession(getSession(editor, 'page')!.draft));
      for (const { name, n, send } of walk) {
        await performed[name]!(n);
        const session = getSession(editor, 'page')!;
        if (send && !session.sending && session.pending.length > 0)
          setSession(editor, 'page', startBatch(session, `c${n}`));
        expectKept();
      }
    }),
    { numRuns: 40 },
  );
});

describe('each field', () => {
  const setEach = (fields: Fields, base: Path, document: DocumentName = 'page') => {
    for (const [name, { kind }] of Object.entries(fields)) {
      actions.setValue(editor, held([...base, ...name.split('.')]), held(structuredClone(kinds[kind].example)), {
        document,
      });
      expectKept(document);
    }
  };
  const setAndUndo = (fields: Fields, base: Path) => {
    setEach(fields, base);
    for (const _ of Object.keys(fields)) actions.undo(editor);
    expectKept();
  };

  test.each(blocks.map((block, at) => [block.componentType, block, at] as const))(
    'of %s, set offline, survives a killed tab',
    (_type, block, at) => {
      setAndUndo(block.fields, ['contents', `#k${at}`]);
      for (const [setting, value] of [
        ['backgroundColour', { value: '#143c31', fontColour: '#fff' }],
        ['spacing', { topMobile: 4 }],
      ] as const)
        actions.setValue(editor, held(['contents', `#k${at}`, setting]), held(value));
      expectKept();
    },
  );

  test.each(templates.map((template) => [template.name, template] as const))(
    'of the template %s, set offline, survives a killed tab',
    (name, template) => {
      actions.setValue(editor, ['template'], name);
      setAndUndo(template.header, ['header']);
      setAndUndo(template.fields, []);
    },
  );

  test.each([
    ['nav', siteDocumentFields.nav],
    ['footer', siteDocumentFields.footer],
  ] as const)('of the %s, set offline, survives a killed tab', (name, fields) => setEach(fields, [], name));

  test.each(['theme', 'miniNavId', 'pageBannerId'])('%s of the page, set offline, survives a killed tab', (name) => {
    for (const value of ['one', null, 'two']) {
      actions.setValue(editor, [name], value);
      expectKept();
    }
  });
});

test('a removed item is stored with all of its content, even if views have used it before', () => {
  const at = items().findIndex(({ componentType }) => componentType === 'QuoteBlock');
  held({ item: valueAt(editor.state.documents.page, pathOf(at)) });
  choose(at);
  removeSelected(editor);
  expectKept();
});
