/** @jest-environment ./scripts/jest/document-environment.js */
import { jest } from '@jest/globals';
import { apply, diff } from '../../../../proto/edit.ts';
import { merge } from '../../../../proto/edit/merge.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import { ApiError } from '../../api.ts';
import { pageFixture } from '../../visit/visit.fixture.ts';
import { setValue } from '../core/actions.ts';
import { createEditor } from '../core/editor.ts';
import { type PageOperations, overrideOperations } from '../page-types/page-operations.ts';
import type { Conflict } from '../core/conflict.ts';
import type { Entry } from './journal.ts';
import { deviceJournal } from './journal-store.ts';
import { savePage } from './page-saving.ts';

type Answer = () => Promise<never>;

const header = { title: 'Old title', introduction: 'Old text' };
const refuse =
  (status: number): Answer =>
  async () => {
    throw new ApiError(status, `Refused with ${status}`);
  };
const lose: Answer = async () => {
  throw new TypeError('Failed to fetch');
};

/** A device whose tabs share a journal, and a server that answers as configured and otherwise merges. */
function world() {
  const entries = new Map<string, Entry>();
  const revisions = [pageFixture({ revision: 0, header }), pageFixture({ revision: 1, header })];
  const answers = { edit: [] as Answer[], load: [] as Answer[], content: [] as Answer[] };
  const asked: number[] = [];
  const newest = () => revisions.at(-1)!;
  const save = (page: Page) => void revisions.push({ ...page, revision: revisions.length });
  const edit: PageOperations['edit'] = async ({ base, operations }) => {
    await answers.edit.shift()?.();
    const theirs = diff(revisions[base]!, newest());
    const merged = merge(theirs, operations);
    if (merged.conflicts.length > 0) await refuse(409)();
    save(apply<Page>(newest(), merged.operations));
    const { revision, updatedAt, slug } = newest();
    return { revision, updatedAt, slug, theirs };
  };

  function openTab() {
    const editor = createEditor();
    const journal = {
      put: async (entry: Entry) => void entries.set(entry.id, entry),
      remove: async (id: string) => void entries.delete(id),
      listByDocument: async () => [...entries.values()],
    };
    Object.assign(editor.get(deviceJournal), { journal });
    const load = async () => {
      await answers.load.shift()?.();
      return newest();
    };
    overrideOperations(editor, 'page', { edit, load });
    const open = () =>
      savePage(editor, newest(), async (_page, revision) => {
        asked.push(Date.now());
        await answers.content.shift()?.();
        return revisions[revision]!;
      });
    const write = (field: keyof typeof header, text: string) => setValue(editor, ['header', field], text);
    const breakDevice = () =>
      Object.assign(editor.get(deviceJournal), { journal: { ...journal, put: () => new Promise(() => undefined) } });
    return { editor, open, write, breakDevice, toasts: () => editor.state.toasts.map(({ text }) => text) };
  }

  return {
    answers,
    asked,
    openTab,
    entries: () => [...entries.values()],
    theyHave: (changed: Partial<typeof header>) =>
      save({ ...newest(), header: { ...newest().header, ...changed } } as Page),
    stored: () => newest().header,
    /** Each tab leaves an edit in the journal that started from the newest page. */
    async killTabsWith(edits: Partial<typeof header>) {
      const tabs = Object.entries(edits).map(([field, text]) => ({
        field: field as keyof typeof header,
        text,
        ...openTab(),
      }));
      for (const { open } of tabs) open();
      await pass(0);
      for (const { write, field, text } of tabs) write(field, text);
      await pass(0);
      jest.clearAllTimers();
    },
  };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const hold = () => {
  let release!: (answer: Answer) => void;
  const answer = new Promise<Answer>((resolve) => (release = resolve));
  return { release, answer: async () => (await answer)() };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('edits of a closed tab on a page that others have changed since', () => {
  const reopened = async () => {
    const all = world();
    await all.killTabsWith({ title: 'Of the closed tab' });
    all.theyHave({ introduction: 'Of a colleague' });
    const content = hold();
    all.answers.content.push(content.answer);
    const tab = all.openTab();
    tab.open();
    await pass(0);
    expect(all.asked).toHaveLength(1);
    tab.write('introduction', 'Typed meanwhile');
    await pass(0);
    return { ...all, ...tab, content };
  };

  test('are restored, and what is typed while their base is loaded is saved as well', async () => {
    const { content, stored, entries } = await reopened();
    content.release(async () => undefined as never);
    await pass(60_000);
    expect(stored()).toMatchObject({ title: 'Of the closed tab', introduction: 'Typed meanwhile' });
    expect(entries()).toEqual([]);
  });

  test('are shown on the newest page, before they are saved', async () => {
    const { answers, killTabsWith, theyHave, openTab } = world();
    await killTabsWith({ title: 'Of the closed tab' });
    theyHave({ introduction: 'Of a colleague' });
    answers.edit.push(hold().answer);
    const { editor, open } = openTab();
    open();
    await pass(0);
    expect(editor.state.unsaved.page).toBe(true);
    expect(editor.state.documents.page!.header).toMatchObject({
      title: 'Of the closed tab',
      introduction: 'Of a colleague',
    });
  });

  test('stay on the device next to what is typed, if their base cannot be loaded', async () => {
    const { content, openTab, stored, entries, toasts } = await reopened();
    content.release(refuse(404));
    await pass(0);
    expect(toasts()).toEqual(['Refused with 404']);
    jest.clearAllTimers();
    expect(entries()).toHaveLength(2);
    openTab().open();
    await pass(60_000);
    expect(stored()).toMatchObject({ title: 'Of the closed tab', introduction: 'Typed meanwhile' });
    expect(entries()).toEqual([]);
  });
});

describe('edits of a closed tab in a text that is typed in before they are restored', () => {
  test('wait until that is saved, and both texts are shown', async () => {
    const { killTabsWith, openTab, stored } = world();
    await killTabsWith({ title: 'Of the closed tab' });
    const { editor, open, write } = openTab();
    open();
    write('title', 'Typed at once');
    await pass(60_000);
    expect(stored()).toMatchObject({ title: 'Typed at once' });
    expect(editor.state.conflicts).toMatchObject([{ theirs: 'Typed at once', mine: 'Of the closed tab' }]);
  });
});

describe('the base of edits that are restored', () => {
  test('is requested with growing delays while the server cannot be reached', async () => {
    const { killTabsWith, theyHave, openTab, answers, asked, stored } = world();
    await killTabsWith({ title: 'Of the closed tab' });
    theyHave({ introduction: 'Of a colleague' });
    answers.content.push(lose, refuse(503), refuse(401));
    openTab().open();
    await pass(60_000);
    expect(asked.map((at) => at - asked[0]!)).toEqual([0, 1000, 3000, 7000]);
    expect(stored()).toMatchObject({ title: 'Of the closed tab', introduction: 'Of a colleague' });
  });

  test('is requested once if that is refused, and the edits of the next tab are restored', async () => {
    const { killTabsWith, theyHave, openTab, answers, asked, stored, entries } = world();
    await killTabsWith({ title: 'Of the first tab', introduction: 'Of the second tab' });
    theyHave({ title: 'Of a colleague' });
    answers.content.push(refuse(404));
    openTab().open();
    await pass(600_000);
    expect(asked).toHaveLength(2);
    expect(stored()).toMatchObject({ title: 'Of a colleague', introduction: 'Of the second tab' });
    expect(entries()).toMatchObject([{ pending: [{ to: 'Of the first tab' }] }]);
  });

  test('is not requested any more when the page is left', async () => {
    const { killTabsWith, theyHave, openTab, answers, asked, entries } = world();
    await killTabsWith({ title: 'Of the closed tab' });
    theyHave({ introduction: 'Of a colleague' });
    answers.content.push(lose);
    const page = openTab().open();
    await pass(0);
    page.leave();
    await pass(60_000);
    expect(asked).toHaveLength(1);
    expect(entries()).toHaveLength(1);
  });
});

test('edits reach the server within seconds although the storage of the device never answers', async () => {
  const { openTab, stored } = world();
  const { open, write, breakDevice, toasts } = openTab();
  breakDevice();
  open();
  write('title', 'Typed');
  await pass(3000);
  expect(stored()).toMatchObject({ title: 'Typed' });
  expect(toasts()).toEqual([expect.stringContaining('cannot store unsaved changes')]);
});

test('an edit is not called saved while the device stores it, and an undone one is saved again', async () => {
  const { openTab, stored } = world();
  const { editor, open, write, breakDevice } = openTab();
  open();
  await pass(0);
  breakDevice();
  write('title', 'Typed');
  expect(editor.state.saving.kind).toBe('pending');
  write('title', 'Old title');
  await pass(10_000);
  expect(editor.state.saving.kind).toBe('saved');
  expect(stored().title).toBe('Old title');
});

test('conflicts of a page that is left are not shown on the next one', async () => {
  const { openTab, theyHave } = world();
  const { editor, open, write } = openTab();
  const page = open();
  theyHave({ title: 'Of a colleague' });
  write('title', 'Of this tab');
  await pass(10_000);
  expect(editor.state).toMatchObject({ conflictsShown: true, conflicts: [{ mine: 'Of this tab' }] });
  page.leave();
  expect(editor.state).toMatchObject({ conflictsShown: false, conflicts: [] });
});

describe('a page that is left and opened again before it is saved', () => {
  const returned = async (theirs: Partial<typeof header> = { title: 'Of a colleague' }) => {
    const all = world();
    const tab = all.openTab();
    const page = tab.open();
    await pass(0);
    tab.write('title', 'Before leaving');
    await pass(0);
    all.theyHave(theirs);
    const save = hold();
    all.answers.edit.push(save.answer);
    page.leave();
    tab.open();
    await pass(0);
    return { ...all, ...tab, save };
  };

  test('shows what was saved, and what is typed meanwhile', async () => {
    const { editor, write, save, stored } = await returned({});
    write('introduction', 'Typed meanwhile');
    await pass(0);
    save.release(async () => undefined as never);
    await pass(0);
    const both = { title: 'Before leaving', introduction: 'Typed meanwhile' };
    expect(editor.state.documents.page!.header).toMatchObject(both);
    await pass(60_000);
    expect(stored()).toMatchObject(both);
  });

  test('shows its edits again if the save is refused', async () => {
    const { editor, save } = await returned();
    save.release(refuse(409));
    await pass(60_000);
    expect(editor.state.saving).toEqual({ kind: 'conflict' });
    expect(editor.state.conflicts).toMatchObject([{ theirs: 'Of a colleague', mine: 'Before leaving' }]);
  });

  test('does not replace them with what is typed next', async () => {
    const { write, save, entries } = await returned();
    write('introduction', 'After returning');
    await pass(0);
    expect(entries()).toHaveLength(2);
    save.release(refuse(409));
    await pass(60_000);
    expect(entries()).toMatchObject([{ pending: [{ to: 'Before leaving' }] }]);
  });

  test('has one entry, even if a request of the earlier opening is answered later', async () => {
    const { answers, openTab, theyHave, entries } = world();
    const { editor, open, write } = openTab();
    const page = open();
    write('title', 'Before leaving');
    theyHave({ title: 'Of a colleague' });
    await pass(10_000);
    const load = hold();
    answers.load.push(load.answer);
    const conflicts = editor.state.conflicts as Conflict[];
    const deciding = page.saver.syncWithServer(conflicts.map((conflict) => ({ ...conflict, choice: 'mine' })));
    page.leave();
    open();
    await pass(10_000);
    load.release(async () => undefined as never);
    expect(await deciding).toBe(false);
    await pass(0);
    expect(entries()).toHaveLength(1);
  });
});
