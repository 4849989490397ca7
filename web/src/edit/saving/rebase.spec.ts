import fc from 'fast-check';
import type { Operation } from '../../../../proto/edit.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { merge } from '../../../../proto/edit/merge.ts';
import { createSet } from '../../../../proto/edit/create-operation.ts';
import { acknowledgeBatch, rebaseSession } from './rebase.ts';
import { startBatch, addOperations, openSession, cancelBatch, unsentOperations } from '../core/edit-session.ts';

const at = '2026-11-21T09:00:00.000Z';
const page = {
  _id: 'p1',
  revision: 3,
  createdAt: at,
  updatedAt: at,
  published: false,
  title: 'Home',
  author: '',
  contents: [
    { key: 'k1', text: 'one' },
    { key: 'k2', text: 'two' },
  ],
};
type Page = typeof page;

const set = (document: Page, path: string[], to: unknown) => createSet(document, path, to);
const typed = (session: ReturnType<typeof openSession<Page>>, path: string[], to: unknown) =>
  addOperations(session, [set(session.draft, path, to)]);
const answer = (theirs: Operation[] = []) => ({ revision: 9, updatedAt: at, theirs });
/** The page on the server after the remote changes and then the batch. */
const onServer = (theirs: Operation[], batch: Operation[]) =>
  apply(apply(page, theirs), merge(theirs, batch).operations);

describe('an accepted batch', () => {
  test('becomes the stored page, and later input stays pending', () => {
    const sent = startBatch(typed(openSession(page), ['title'], 'Hello'), 'c1');
    const { session } = acknowledgeBatch(typed(sent, ['author'], 'Ann'), answer());
    expect(session.stored).toMatchObject({ title: 'Hello', author: '', revision: 9 });
    expect(session.draft).toMatchObject({ title: 'Hello', author: 'Ann', revision: 9 });
    expect(unsentOperations(session)).toEqual([{ op: 'set', path: ['author'], from: '', to: 'Ann' }]);
  });

  test('adds changes by others, without affecting local ones', () => {
    const theirs = [set(page, ['contents', '#k1', 'text'], 'theirs')];
    const sent = startBatch(typed(openSession(page), ['title'], 'Hello'), 'c1');
    const { session } = acknowledgeBatch(typed(sent, ['contents', '#k2', 'text'], 'mine'), answer(theirs));
    expect(session.draft).toMatchObject({ title: 'Hello', contents: [{ text: 'theirs' }, { text: 'mine' }] });
    expect(session.stored.contents[1]!.text).toBe('two');
  });

  test('leads to a conflict if others changed the text that is being typed', () => {
    const theirs = [set(page, ['author'], 'Bob')];
    const sent = startBatch(typed(openSession(page), ['title'], 'Hello'), 'c1');
    const { conflicts } = acknowledgeBatch(typed(sent, ['author'], 'Ann'), answer(theirs));
    expect(conflicts).toEqual([{ path: ['author'], base: '', theirs: 'Bob', mine: 'Ann' }]);
  });
});

describe('a page that has changed on the server', () => {
  const newer = { ...page, revision: 8, title: 'Theirs', contents: [{ key: 'k1', text: 'one' }] };

  test('is merged with pending changes', () => {
    const { session, conflicts } = rebaseSession(typed(openSession(page), ['author'], 'Ann'), newer);
    expect(conflicts).toEqual([]);
    expect(session.draft).toMatchObject({ title: 'Theirs', author: 'Ann', revision: 8 });
  });

  test('gives both values of a field that both changed, and changes nothing until one is chosen', () => {
    const mine = typed(openSession(page), ['title'], 'Mine');
    const { session, conflicts } = rebaseSession(mine, newer);
    expect(conflicts).toEqual([{ path: ['title'], base: 'Home', theirs: 'Theirs', mine: 'Mine' }]);
    expect(session).toBe(mine);
  });

  test.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
  ] as const)('takes %s when that is chosen', (choice, title) => {
    const mine = typed(openSession(page), ['title'], 'Mine');
    const decisions = rebaseSession(mine, newer).conflicts.map((conflict) => ({ ...conflict, choice }));
    const { session } = rebaseSession(mine, newer, decisions);
    expect(session.draft.title).toBe(title);
    expect(session.stored.title).toBe('Theirs');
  });

  test('keeps an item that others removed if a local text in it is chosen', () => {
    const mine = typed(openSession(page), ['contents', '#k2', 'text'], 'written here');
    const { conflicts } = rebaseSession(mine, newer);
    const decisions = conflicts.map((conflict) => ({ ...conflict, choice: 'mine' as const }));
    const { session } = rebaseSession(mine, newer, decisions);
    expect(session.draft.contents.map((item) => item.text)).toEqual(['one', 'written here']);
  });

  test.each([
    ['their value', { ...newer, title: 'Theirs, and more' }, 'Mine'],
    ['my value', newer, 'Mine, and more'],
  ])('asks again if %s differs from the one of the choice', (_whose, since, title) => {
    const shown = rebaseSession(typed(openSession(page), ['title'], 'Mine'), newer).conflicts;
    const now = typed(openSession(page), ['title'], title);
    for (const choice of ['mine', 'theirs'] as const) {
      const { session, conflicts } = rebaseSession(
        now,
        since,
        shown.map((conflict) => ({ ...conflict, choice })),
      );
      expect(conflicts).toEqual([{ path: ['title'], base: 'Home', theirs: since.title, mine: title }]);
      expect(session).toBe(now);
    }
  });

  test('reverts a refused batch as a whole', () => {
    const refused = cancelBatch(typed(startBatch(typed(openSession(page), ['title'], 'A'), 'c1'), ['author'], 'B'));
    expect(unsentOperations(refused)).toHaveLength(2);
    expect(rebaseSession(refused, { ...page, revision: 4 }).session.draft).toMatchObject({ title: 'A', author: 'B' });
  });
});

test('after any response the draft is that of the server plus exactly what is pending', () => {
  const edit = fc.record({
    field: fc.constantFrom('title', 'author'),
    key: fc.constantFrom(null, 'k1', 'k2'),
    to: fc.string(),
  });
  const path = ({ field, key }: { field: string; key: string | null }) =>
    key ? ['contents', `#${key}`, 'text'] : [field];
  fc.assert(
    fc.property(fc.array(edit), fc.array(edit), fc.array(edit), (first, later, others) => {
      const write = (session: ReturnType<typeof openSession<Page>>, edits: typeof first) =>
        edits.reduce((now, one) => typed(now, path(one), one.to), session);
      const theirs = unsentOperations(write(openSession(page), others));
      const sent = startBatch(write(openSession(page), first), 'c1');
      if (merge(theirs, sent.sending!.operations).conflicts.length > 0) return;
      const { session, conflicts } = acknowledgeBatch(write(sent, later), answer(theirs));
      if (conflicts.length > 0) return;
      expect(session.stored).toEqual({ ...onServer(theirs, sent.sending!.operations), revision: 9 });
      expect(apply(session.stored, session.pending)).toEqual(session.draft);
    }),
  );
});
