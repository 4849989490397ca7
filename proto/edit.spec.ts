import fc from 'fast-check';
import {
  type KeyedItem,
  Operation,
  type Path,
  apply,
  diff,
  invertOperations,
  merge,
  createMove,
  createRemove,
  createSet,
  valueAt,
} from './edit.ts';
import { compactOperations } from './edit/invert.ts';
import { Problem } from './errors.ts';

/** Random pages and edits. Every choice is a number that is interpreted for the current page. */
type Page = { header: Record<string, unknown>; tags: string[]; contents: KeyedItem[] };
interface Choice {
  kind: number;
  where: number;
  what: number;
  value: number;
}

const RUNS = Number(process.env.MERGE_RUNS ?? 300);
const MOVE = 15;
const choices = (max: number) =>
  fc.array(fc.record({ kind: fc.nat(19), where: fc.nat(999), what: fc.nat(999), value: fc.nat(9) }), {
    minLength: 1,
    maxLength: max,
  });

const tree: fc.Arbitrary<Page> = fc
  .array(fc.record({ under: fc.nat(999), at: fc.nat(999) }), { maxLength: 14 })
  .map((rows) => {
    const page: Page = { header: { title: 'Title', image: { imageId: 'a' } }, tags: ['one'], contents: [] };
    rows.forEach(({ under, at }, index) => {
      const lists = listsOf(page);
      const list = valueAt(page, lists[under % lists.length]!) as KeyedItem[];
      list.splice(at % (list.length + 1), 0, { key: `k${index}`, text: 'text', left: [] });
    });
    return page;
  });

function listsOf(page: Page): Path[] {
  const below = (items: unknown, path: Path): Path[] =>
    Array.isArray(items)
      ? [path, ...(items as KeyedItem[]).flatMap((item) => below(item.left, [...path, `#${item.key}`, 'left']))]
      : [];
  return below(page.contents, ['contents']);
}

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length]!;
const itemsOf = (page: Page) =>
  listsOf(page).flatMap((path) => (valueAt(page, path) as KeyedItem[]).map(({ key }) => ({ path, key })));

/** Returns the edits of `who` for these choices. Every typed value is unique, so that a loss is visible. */
function work(page: Page, who: string, chosen: Choice[], kinds = 20): { operations: Operation[]; page: Page } {
  const operations: Operation[] = [];
  let current = page;
  chosen.forEach((choice, index) => {
    const operation = operationFor(current, `${who}${index}`, choice, choice.kind % kinds);
    if (!operation) return;
    operations.push(operation);
    current = apply(current, [operation]);
  });
  return { operations, page: current };
}

function operationFor(page: Page, name: string, { where, what, value }: Choice, kind: number): Operation | null {
  const text = `<${name}>`;
  const [item, other] = [pick(itemsOf(page), where), pick(itemsOf(page), what)];
  const list = pick(listsOf(page), what);
  const anchor = pick([null, ...(valueAt(page, list) as KeyedItem[]).map(({ key }) => key)], value);
  if (kind < 4) return { op: 'insert', path: list, after: anchor, item: { key: name, text, left: [] } };
  if (kind < 6) {
    const inner = [
      { key: `${name}a`, text, left: [] },
      { key: `${name}b`, left: [] },
    ];
    return { op: 'insert', path: list, after: anchor, item: { key: name, left: inner } };
  }
  if (kind === 6) return createSet(page, ['tags'], value < 3 ? ['same'] : ['one', text]);
  if (kind === 7)
    return createSet(
      page,
      pick(
        [
          ['header', 'title'],
          ['header', 'image', 'alt'],
          ['header', 'more'],
        ],
        where,
      ),
      text,
    );
  if (kind === 8)
    return createSet(page, ['header', 'image'], pick([undefined, { imageId: text }, { imageId: 'b' }], what));
  if (!item || !other) return null;
  const at = [...item.path, `#${item.key}`];
  if (kind < 12)
    return createSet(
      page,
      [...at, pick(['text', 'quote'], what)],
      value === 0 ? undefined : value === 1 ? 'same' : text,
    );
  if (kind === 12) return createSet(page, [...at, 'left'], value < 5 ? undefined : [{ key: name, text, left: [] }]);
  if (kind < MOVE) return createRemove(page, item.path, item.key);
  if (at.every((part, index) => list[index] === part) || anchor === item.key) return null;
  return createMove(page, item.path, item.key, { path: list, after: anchor });
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

const typedBy = (who: string, value: unknown) =>
  new Set(JSON.stringify(value ?? null).match(new RegExp(`<${who}\\d+>`, 'g')));
const through = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('operations', () => {
  test('are reverted by their inverse', () => {
    fc.assert(
      fc.property(tree, choices(25), (page, chosen) => {
        const { operations, page: after } = work(freeze(page), 'm', chosen);
        expect(apply(freeze(after), invertOperations(operations))).toEqual(page);
      }),
      { numRuns: RUNS },
    );
  });

  test('have the same result together as one after the other, and change nothing that they were given', () => {
    fc.assert(
      fc.property(tree, choices(25), (page, chosen) => {
        const { operations, page: after } = work(page, 'm', chosen);
        expect(apply(freeze(page), freeze(operations))).toEqual(after);
      }),
      { numRuns: RUNS },
    );
  });

  test('survive JSON and validation', () => {
    fc.assert(
      fc.property(tree, choices(25), (page, chosen) => {
        const { operations, page: after } = work(page, 'm', chosen);
        expect(apply(page, Operation.array().parse(through(operations)))).toEqual(after);
      }),
      { numRuns: 300 },
    );
  });

  test('have the same effect when compacted', () => {
    fc.assert(
      fc.property(tree, choices(25), (page, chosen) => {
        const { operations, page: after } = work(page, 'm', chosen);
        const undone = [...operations, ...invertOperations(operations)];
        expect(apply(page, compactOperations(operations))).toEqual(after);
        expect(compactOperations(undone)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('share unchanged parts, and cost no more on a large page', () => {
    const sizes = [10, 1000].map((size) => {
      const contents = Array.from({ length: size }, (_, index) => ({ key: `k${index}`, text: 'text', left: [] }));
      const page = freeze({ header: { title: 'Title' }, tags: ['one'], contents });
      const operation = createSet(page, ['contents', '#k5', 'text'], 'Hello');
      const after = apply(page, [operation]);
      expect(after.header).toBe(page.header);
      expect(after.tags).toBe(page.tags);
      expect(after.contents.filter((item, index) => item !== page.contents[index])).toEqual([
        { key: 'k5', text: 'Hello', left: [] },
      ]);
      expect(after.contents[5]!.left).toBe(page.contents[5]!.left);
      return JSON.stringify(operation).length;
    });
    expect(sizes[1]).toBe(sizes[0]);
  });
});

describe('the difference of two pages', () => {
  test('transforms one into the other, and back', () => {
    fc.assert(
      fc.property(tree, tree, choices(25), (one, another, chosen) => {
        const edited = work(one, 'm', chosen).page;
        for (const target of [another, edited]) {
          const operations = diff(freeze(one), freeze(target));
          expect(apply(one, operations)).toEqual(target);
          expect(apply(target, invertOperations(operations))).toEqual(one);
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('is empty for equal pages, and one operation for one change', () => {
    fc.assert(
      fc.property(tree, choices(1), (page, chosen) => {
        const { operations, page: after } = work(page, 'm', chosen, 12);
        expect(diff(page, structuredClone(page))).toEqual([]);
        const [one] = operations;
        expect(diff(page, after).length).toBeLessThanOrEqual(one?.op === 'set' && one.path.at(-1) === 'image' ? 2 : 1);
      }),
      { numRuns: RUNS },
    );
  });

  test('is one move for an item that was moved, to another list too', () => {
    fc.assert(
      fc.property(tree, choices(1), (page, [choice]) => {
        const move = operationFor(page, 'm', choice!, MOVE);
        if (move) expect(diff(page, apply(page, [move])).filter(({ op }) => op !== 'move')).toEqual([]);
        if (move) expect(diff(page, apply(page, [move])).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: RUNS },
    );
  });

  test('moves an item into a new one, and out of a removed one', () => {
    const one = { contents: [{ key: 'box', left: [{ key: 'a', text: 'A' }] }] };
    const other = { contents: [{ key: 'new', left: [{ key: 'a', text: 'B' }] }] };
    const operations = diff(one, other);
    expect(apply(one, operations)).toEqual(other);
    expect(operations.map(({ op }) => op)).toEqual(['insert', 'move', 'remove', 'set']);
  });

  test('exists for any two JSON documents', () => {
    const field = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('key', 'a', 'b', '#x', '', 'constructor'));
    const document = fc.dictionary(
      fc.string({ minLength: 1 }).filter((name) => !name.startsWith('#') && name !== '__proto__'),
      fc.letrec((tie) => ({
        value: fc.oneof(
          { maxDepth: 4 },
          fc.jsonValue({ maxDepth: 1 }),
          fc.array(tie('value'), { maxLength: 4 }),
          fc.dictionary(field, tie('value'), { maxKeys: 4 }),
        ),
      })).value,
    );
    fc.assert(
      fc.property(document, document, (one, other) => {
        const operations = diff(one, other);
        expect(through(apply(one, operations))).toEqual(through(other));
        expect(through(apply(other, invertOperations(operations)))).toEqual(through(one));
      }),
      { numRuns: RUNS },
    );
  });
});

describe('two batches based on one page', () => {
  const pairs = (max: number) => fc.tuple(tree, choices(max), choices(max));
  const merged = (page: Page, theirs: Operation[], mine: Operation[]) => {
    const { operations, conflicts } = merge(theirs, mine);
    return { page: apply(apply(page, theirs), operations), conflicts, operations };
  };

  test('lead to the same page in either order if there is no conflict', () => {
    let without = 0;
    fc.assert(
      fc.property(pairs(6), ([page, theirChoices, myChoices]) => {
        const theirs = work(freeze(page), 't', theirChoices).operations;
        const mine = work(page, 'm', myChoices).operations;
        const [one, other] = [merged(page, theirs, mine), merged(page, mine, theirs)];
        if (one.conflicts.length + other.conflicts.length > 0) return;
        without += 1;
        expect(one.page).toEqual(other.page);
        expect(apply(one.page, invertOperations(one.operations))).toEqual(apply(page, theirs));
      }),
      { numRuns: RUNS },
    );
    expect(without).toBeGreaterThan(RUNS / 4);
  });

  test('never conflict if each edits and inserts in different places', () => {
    fc.assert(
      fc.property(pairs(8), ([page, theirChoices, myChoices]) => {
        const theirs = work(page, 't', theirChoices, 6).operations;
        const mine = work(page, 'm', myChoices, 6).operations;
        for (const { path, key } of itemsOf(page)) {
          theirs.push(createSet(page, [...path, `#${key}`, 'text'], `<t${key}>`));
          mine.push(createSet(page, [...path, `#${key}`, 'quote'], `<m${key}>`));
        }
        const [one, other] = [merged(page, theirs, mine), merged(page, mine, theirs)];
        expect([...one.conflicts, ...other.conflicts]).toEqual([]);
        expect(one.page).toEqual(other.page);
      }),
      { numRuns: RUNS },
    );
  });

  test('lose nothing that a person typed: it is on the page or reported as a conflict', () => {
    let reported = 0;
    fc.assert(
      fc.property(pairs(15), ([page, theirChoices, myChoices]) => {
        const [theirWork, myWork] = [work(page, 't', theirChoices), work(page, 'm', myChoices)];
        const { page: result, conflicts } = merged(page, theirWork.operations, myWork.operations);
        reported += conflicts.length;
        const theirsKept = typedBy('t', [result]);
        const mineKept = typedBy('m', [result, conflicts.map(({ mine }) => mine)]);
        const lostOfTheirs = [...typedBy('t', theirWork.page)].filter((text) => !theirsKept.has(text));
        const lostOfMine = [...typedBy('m', myWork.page)].filter((text) => !mineKept.has(text));
        expect({ lostOfTheirs, lostOfMine }).toEqual({ lostOfTheirs: [], lostOfMine: [] });
      }),
      { numRuns: RUNS },
    );
    expect(reported).toBeGreaterThan(RUNS / 2);
  });

  test('report both values of a field that both set', () => {
    fc.assert(
      fc.property(tree, fc.nat(999), (page, where) => {
        const fields = [['header', 'title'], ...itemsOf(page).map(({ path, key }) => [...path, `#${key}`, 'text'])];
        const path = pick(fields, where);
        const { operations, conflicts } = merge([createSet(page, path, 'Theirs')], [createSet(page, path, 'Mine')]);
        expect(operations).toEqual([]);
        expect(conflicts).toEqual([{ path, base: valueAt(page, path), theirs: 'Theirs', mine: 'Mine' }]);
      }),
      { numRuns: 200 },
    );
  });

  test('are applied once if they are equal', () => {
    fc.assert(
      fc.property(tree, choices(8), (page, chosen) => {
        const { operations, page: after } = work(page, 'm', chosen);
        const again = merge(operations, operations);
        expect(again.conflicts).toEqual([]);
        expect(apply(after, again.operations)).toEqual(after);
      }),
      { numRuns: RUNS },
    );
  });

  test('are refused with a message, never a fault, if they fit no page', () => {
    const key = fc.constantFrom('a', 'b', 'c');
    const list = fc.constantFrom<Path[]>(
      ['contents'],
      ['contents', '#a', 'left'],
      ['contents', '#b', 'left'],
      ['#a'],
      ['tags', 'x'],
    );
    const after = fc.option(key);
    const item = fc.record({ key, left: fc.constantFrom<unknown[]>([], [{ key: 'c' }], 'text') });
    const value = fc.constantFrom<unknown[]>(undefined, 1, [], [{ key: 'a' }], { left: [{ key: 'b' }] });
    const nonsense = fc.array(
      fc.oneof(
        fc.record({ op: fc.constant('set' as const), path: list, from: value, to: value }),
        fc.record({ op: fc.constantFrom('insert' as const, 'remove' as const), path: list, after, item }),
        fc.record({
          op: fc.constant('move' as const),
          key,
          from: fc.record({ path: list, after }),
          to: fc.record({ path: list, after }),
        }),
      ),
      { minLength: 1, maxLength: 6 },
    );
    const page = { contents: [{ key: 'a', left: [{ key: 'b', left: [] }] }], tags: ['x'] };
    const outcome = (work: () => unknown) => {
      try {
        work();
        return null;
      } catch (error) {
        return error;
      }
    };
    fc.assert(
      fc.property(nonsense, nonsense, (theirs, mine) => {
        for (const error of [
          outcome(() => apply(page, theirs)),
          outcome(() => apply(page, merge(theirs, mine).operations)),
        ])
          if (error !== null) expect(error).toBeInstanceOf(Problem);
      }),
      { numRuns: RUNS },
    );
  });

  test('need no rewriting if the other batch is empty', () => {
    fc.assert(
      fc.property(tree, choices(15), (page, chosen) => {
        const { operations, page: after } = work(page, 'm', chosen);
        const { operations: same, conflicts } = merge([], operations);
        expect(conflicts).toEqual([]);
        expect(apply(page, same)).toEqual(after);
        expect(merge(operations, []).operations).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});
