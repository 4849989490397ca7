import fc from 'fast-check';
import {
  type KeyedItem,
  type Operation,
  type Path,
  apply,
  createInsert,
  createMove,
  createRemove,
  createSet,
  valueAt,
} from '../../../../proto/edit.ts';
import { isPrefix } from '../../../../proto/edit/path.ts';
import type { Stored } from '../../../../proto/entities/stored.ts';
import { rebaseSession } from './rebase.ts';
import { type Session, addOperations, openSession } from '../core/edit-session.ts';

interface Page extends Stored {
  title: string;
  image: { imageId: string };
  contents: KeyedItem[];
}

const at = '2026-11-21T09:00:00.000Z';
const item = (key: string, ...left: KeyedItem[]): KeyedItem => ({
  componentType: 'Text',
  key,
  text: `text of ${key}`,
  image: { imageId: '' },
  left,
});
const page: Page = {
  _id: 'p1',
  revision: 1,
  createdAt: at,
  updatedAt: at,
  published: false,
  title: 'Home',
  image: { imageId: '' },
  contents: [item('k1'), item('k2', item('k3', item('k4')), item('k5')), item('k6')],
};

const listsOf = (document: Page): Path[] => {
  const below = (items: KeyedItem[], path: Path): Path[] => [
    path,
    ...items.flatMap(({ key, left }) => below(left as KeyedItem[], [...path, `#${key}`, 'left'])),
  ];
  return below(document.contents, ['contents']);
};
const itemsOf = (document: Page) =>
  listsOf(document).flatMap((path) => (valueAt(document, path) as KeyedItem[]).map(({ key }) => ({ path, key })));
const pick = <T>(all: readonly T[], number: number): T => all[number % all.length]!;

const choice = fc.record({ kind: fc.nat(9), where: fc.nat(999), to: fc.nat(999) });
type Choice = typeof choice extends fc.Arbitrary<infer C> ? C : never;

/** A possible edit; each author writes distinct words. */
function edit(document: Page, who: string, { kind, where, to }: Choice, step: number): Operation | null {
  const word = `${who}${step}`;
  const items = itemsOf(document);
  if (kind === 0 || items.length === 0) return createSet(document, ['title'], word);
  if (kind === 1) return createSet(document, ['image'], { imageId: word });
  const list = pick(listsOf(document), to);
  if (kind === 2) return createInsert(document, list, null, { ...item(`n${word}`), text: word });
  const { path, key } = pick(items, where);
  if (kind <= 5) return createSet(document, [...path, `#${key}`, 'text'], word);
  if (kind <= 7) return createRemove(document, path, key);
  const siblings = (valueAt(document, list) as KeyedItem[]).filter((one) => one.key !== key);
  if (isPrefix([...path, `#${key}`], list)) return null;
  if ((valueAt(document, list) as KeyedItem[]).some((one) => one.key === key) && list.length !== path.length)
    return null;
  return createMove(document, path, key, { path: list, after: siblings.length ? pick(siblings, where).key : null });
}

function work(who: string, choices: readonly Choice[]): Session<Page> {
  return choices.reduce((session, one, step) => {
    const operation = edit(session.draft, who, one, step);
    return operation ? addOperations(session, [operation]) : session;
  }, openSession(page));
}

const wordsIn = (value: unknown): Set<string> =>
  new Set(JSON.stringify(value ?? null).match(/(mine|theirs)\d+|text of k\d/g));

const work$ = fc.array(choice, { minLength: 1, maxLength: 6 });

/** The bits of `sides` are the choices. */
function decide(theirs: readonly Choice[], mine: readonly Choice[], sides: number) {
  const session = work('mine', mine);
  const newer: Page = { ...work('theirs', theirs).draft, revision: 2 };
  const decisions = rebaseSession(session, newer).conflicts.map((conflict, index) => ({
    ...conflict,
    choice: (sides >> (index % 20)) & 1 ? ('mine' as const) : ('theirs' as const),
  }));
  return { session, newer, decisions };
}

test('no conflict remains once each is decided, either way', () => {
  fc.assert(
    fc.property(work$, work$, fc.nat(2 ** 20), (theirs, mine, sides) => {
      const { session, newer, decisions } = decide(theirs, mine, sides);
      const done = rebaseSession(session, newer, decisions);
      expect(done.conflicts).toEqual([]);
      expect(done.session.stored).toEqual(newer);
      expect(apply<Page>(done.session.stored, done.session.pending)).toEqual(done.session.draft);
    }),
    { numRuns: 300 },
  );
});

test('a chosen local text is on the page, whatever others did to its parent', () => {
  fc.assert(
    fc.property(work$, fc.nat(999), (theirs, where) => {
      const { path, key } = pick(itemsOf(page), where);
      const session = addOperations(openSession(page), [createSet(page, [...path, `#${key}`, 'text'], 'chosen')]);
      const newer: Page = { ...work('theirs', theirs).draft, revision: 2 };
      const { conflicts } = rebaseSession(session, newer);
      const done = rebaseSession(
        session,
        newer,
        conflicts.map((conflict) => ({ ...conflict, choice: 'mine' as const })),
      );
      expect(JSON.stringify(done.session.draft)).toContain('chosen');
    }),
    { numRuns: 300 },
  );
});

test('only what a person removed, or gave up when deciding, is lost', () => {
  fc.assert(
    fc.property(work$, work$, fc.nat(2 ** 20), (theirs, mine, sides) => {
      const { session, newer, decisions } = decide(theirs, mine, sides);
      const { draft } = rebaseSession(session, newer, decisions).session;
      const givenUp = wordsIn(decisions.map(({ choice, mine, theirs }) => (choice === 'mine' ? theirs : mine)));
      for (const side of [session.draft, newer]) {
        const other = wordsIn(side === newer ? session.draft : newer);
        const isRemoved = (word: string) => wordsIn(page).has(word) && !other.has(word);
        const lost = [...wordsIn(side)].filter((word) => !wordsIn(draft).has(word));
        expect(lost.filter((word) => !isRemoved(word) && !givenUp.has(word))).toEqual([]);
      }
      for (const { path, key } of itemsOf(draft)) expect(valueAt(draft, [...path, `#${key}`])).toHaveProperty('text');
    }),
    { numRuns: 1000 },
  );
});
