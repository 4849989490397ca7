import fc from 'fast-check';
import type { Operation } from '../../../../proto/edit.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { invertOperations } from '../../../../proto/edit/invert.ts';
import { createInsert, createMove, createRemove, createSet } from '../../../../proto/edit/create-operation.ts';
import { applyFittingOperations } from './apply-fitting-operations.ts';
import {
  type History,
  MAX_STEPS,
  TYPING_PAUSE,
  emptyHistory,
  record,
  closeStep,
  stepBack,
  stepForward,
} from './history.ts';

const nothing = { component: null, content: null };
const step = (operations: Operation[], at = 0, open = false) =>
  ({ document: 'page', operations, before: nothing, after: nothing, at, open }) as const;
const typed = (from: string, to: string, at: number) => step([{ op: 'set', path: ['title'], from, to }], at, true);

interface World {
  page: { title: string; contents: { key: string; text: string }[] };
  history: History;
}

const first: World = {
  page: { title: 'a', contents: ['k1', 'k2', 'k3'].map((key) => ({ key, text: key })) },
  history: emptyHistory,
};

function doing(world: World, operation: Operation): World {
  return { page: apply(world.page, [operation]), history: record(world.history, step([operation])) };
}

function undoing({ page, history }: World): World {
  const last = history.done.at(-1);
  if (!last) return { page, history };
  const fitted = applyFittingOperations(page, invertOperations(last.operations));
  return { page: fitted.document, history: stepBack(history, fitted.operations, invertOperations) };
}

function redoing({ page, history }: World): World {
  const next = history.undone.at(-1);
  if (!next) return { page, history };
  const fitted = applyFittingOperations(page, next.operations);
  return { page: fitted.document, history: stepForward(history, fitted.operations) };
}

function someEdit(page: World['page'], seed: number): Operation {
  const keys = page.contents.map((item) => item.key);
  const key = keys[seed % (keys.length || 1)];
  if (keys.length < 2 || seed % 5 === 0)
    return createInsert(page, ['contents'], key ?? null, {
      key: `n${seed}-${keys.join('')}`.slice(0, 40),
      text: 'new',
    });
  if (seed % 5 === 1) return createRemove(page, ['contents'], key!);
  if (seed % 5 === 2)
    return createMove(page, ['contents'], key!, { path: ['contents'], after: keys.find((one) => one !== key)! });
  if (seed % 5 === 3) return createSet(page, ['contents', `#${key}`, 'text'], `text ${seed}`);
  return createSet(page, ['title'], `title ${seed}`);
}

describe('undo and redo', () => {
  const walks = fc.array(fc.nat(1000), { maxLength: 40 });

  test('undoing everything returns to the initial page, and redoing everything to the last one', () => {
    fc.assert(
      fc.property(walks, (seeds) => {
        const world = seeds.reduce((now, seed) => doing(now, someEdit(now.page, seed)), first);
        const back = seeds.reduce(undoing, world);
        expect(back.page).toEqual(first.page);
        expect(seeds.reduce(redoing, back).page).toEqual(world.page);
      }),
    );
  });

  test('any sequence of edits, undos and redos can be undone and redone again', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('do', 'undo', 'redo'), fc.nat(1000)), { maxLength: 60 }),
        (walk) => {
          const world = walk.reduce((now, [what, seed]) => {
            if (what === 'do') return doing(now, someEdit(now.page, seed));
            return what === 'undo' ? undoing(now) : redoing(now);
          }, first);
          if (world.history.done.length > 0) expect(redoing(undoing(world)).page).toEqual(world.page);
          expect(world.history.done.reduce(undoing, world).page).toEqual(first.page);
        },
      ),
    );
  });

  test('does not revert later changes by others', () => {
    const mine = doing(
      doing(first, createSet(first.page, ['title'], 'mine')),
      createRemove(first.page, ['contents'], 'k3'),
    );
    const page = apply(mine.page, [
      { op: 'set', path: ['title'], from: 'mine', to: 'theirs' },
      { op: 'set', path: ['contents', '#k1', 'text'], from: 'k1', to: 'theirs' },
    ]);
    const back = undoing(undoing({ ...mine, page }));
    expect(back.page.title).toBe('theirs');
    expect(back.page.contents.map((item) => item.text)).toEqual(['theirs', 'k2', 'k3']);
    expect(back.history.done).toEqual([]);
  });

  test('does not remove an own item that someone else has changed', () => {
    const mine = doing(first, createInsert(first.page, ['contents'], null, { key: 'new', text: 'mine' }));
    const page = apply(mine.page, [{ op: 'set', path: ['contents', '#new', 'text'], from: 'mine', to: 'theirs' }]);
    expect(undoing({ ...mine, page }).page).toEqual(page);
  });
});

describe('typing', () => {
  test('is one step while it continues', () => {
    const history = [typed('', 'a', 0), typed('a', 'ab', 400), typed('ab', 'abc', 800)].reduce(record, emptyHistory);
    expect(history.done).toHaveLength(1);
    expect(history.done[0]!.operations).toEqual([{ op: 'set', path: ['title'], from: '', to: 'abc' }]);
  });

  test('becomes a new step after a pause', () => {
    const history = [typed('', 'a', 0), typed('a', 'ab', TYPING_PAUSE)].reduce(record, emptyHistory);
    expect(history.done).toHaveLength(2);
  });

  test('becomes a new step after the text lost the focus', () => {
    expect(record(closeStep(record(emptyHistory, typed('', 'a', 0))), typed('a', 'ab', 1)).done).toHaveLength(2);
  });

  test('does not join a step of another text', () => {
    const other = step([{ op: 'set', path: ['author'], from: '', to: 'b' }], 1, true);
    expect(record(record(emptyHistory, typed('', 'a', 0)), other).done).toHaveLength(2);
  });
});

test('more than a thousand steps are stored, up to a limit', () => {
  const steps = Array.from({ length: MAX_STEPS + 10 }, (_, at) => typed(`${at}`, `${at + 1}`, at * TYPING_PAUSE));
  expect(MAX_STEPS).toBeGreaterThanOrEqual(1000);
  expect(steps.reduce(record, emptyHistory).done).toHaveLength(MAX_STEPS);
});

test('a new edit discards what can be redone', () => {
  const world = undoing(doing(first, createSet(first.page, ['title'], 'b')));
  expect(world.history.undone).toHaveLength(1);
  expect(doing(world, createSet(world.page, ['title'], 'c')).history.undone).toEqual([]);
});
