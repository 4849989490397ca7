import fc from 'fast-check';
import { applyRevision, initialState, type State } from './state.ts';
import { createRevision, type Revision } from './revision.ts';
import type { Decision } from './versioned.ts';

interface Page {
  slug: string;
  tags?: string[];
  contents: { key: string; text: string; inner?: { key: string; text: string }[] }[];
}

const text = fc.string({ maxLength: 5 });
const key = fc.constantFrom('k1', 'k2', 'k3', 'k4', 'k5');
const items = fc.uniqueArray(fc.record({ key, text }), { selector: (item) => item.key, maxLength: 5 });
const page: fc.Arbitrary<Page> = fc.record(
  {
    slug: text,
    tags: fc.array(text, { maxLength: 3 }),
    contents: fc.uniqueArray(fc.record({ key, text, inner: items }, { requiredKeys: ['key', 'text'] }), {
      selector: (item) => item.key,
      maxLength: 5,
    }),
  },
  { requiredKeys: ['slug', 'contents'] },
);
const owner = fc.constantFrom(undefined, null, { _id: 'bob', username: 'Bob' });
const decision: fc.Arbitrary<Decision<Page>> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ action: fc.constant('save' as const), draft: page, owner }) },
  {
    weight: 3,
    arbitrary: fc.record({
      action: fc.constant('publish' as const),
      draft: page,
      live: fc.oneof(fc.constantFrom('publish' as const, 'withdraw' as const), fc.record({ content: page })),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ action: 'delete' as const, draft: null }) },
);

const by = { _id: 'ann', username: 'Ann' };

test('a replay of the log gives the returned state, whatever was decided', () => {
  fc.assert(
    fc.property(fc.array(decision, { maxLength: 60 }), (decisions) => {
      const log: string[] = [];
      let answered: State<Page> = initialState('p');
      for (const [second, each] of decisions.entries()) {
        if (!each.draft && !answered.draft) continue;
        const change = createRevision(answered, each, by, new Date(second * 1000));
        log.push(JSON.stringify(change));
        answered = applyRevision(answered, change);
        expect(answered.draft).toEqual(each.draft && { ...each.draft, ...stored(answered) });
      }
      const replayed = log
        .map((line) => JSON.parse(line) as Revision<Page>)
        .reduce(applyRevision, initialState<Page>('p'));
      expect(replayed).toEqual(answered);
    }),
  );
});

test('an owner stays while the document is deleted, is never in its live copy, and changes no date', () => {
  const decisions: Decision<Page>[] = [
    { action: 'create', draft: { slug: 'p', contents: [] }, owner: by },
    { action: 'publish', live: 'publish' },
    { action: 'assign', owner: { _id: 'bob', username: 'Bob' } },
  ];
  const decide = (state: State<Page>, each: Decision<Page>, second: number) =>
    applyRevision(state, createRevision(state, each, by, new Date(second * 1000)));
  const assigned = decisions.reduce(decide, initialState<Page>('p'));
  expect(assigned.draft).toMatchObject({ owner: { _id: 'bob' }, updatedAt: new Date(0).toISOString() });
  expect(assigned.live).not.toHaveProperty('owner');
  const restored = [
    { action: 'delete' as const, draft: null },
    { ...decisions[0]!, owner: undefined },
  ].reduce(decide, assigned);
  expect(restored.draft!.owner).toEqual({ _id: 'bob', username: 'Bob' });
});

test('a change of one field stores that field only, whatever the size of the page', () => {
  const contents = Array.from({ length: 400 }, (_, n) => ({ key: `k${n}`, text: 'long '.repeat(100) }));
  const draft = { slug: 'p', contents };
  const first = applyRevision(
    initialState<Page>('p'),
    createRevision(initialState<Page>('p'), { action: 'create', draft }, by, new Date(0)),
  );
  const edited = { ...draft, contents: contents.with(200, { ...contents[200]!, text: 'short' }) };
  const change = createRevision(first, { action: 'save', draft: edited }, by, new Date(1));
  expect(JSON.stringify(change).length).toBeLessThan(2000);
});

function stored({ draft }: State<Page>): object {
  const { _id, revision, createdAt, updatedAt, published, lastPublished, owner } = draft!;
  return {
    _id,
    revision,
    createdAt,
    updatedAt,
    published,
    ...(lastPublished === undefined ? {} : { lastPublished }),
    ...(owner && { owner }),
  };
}
