import { type AuditBlock, createBlock, findFault, withSalts } from './audit-chain.ts';
import { type StoredEntry, toStoredEntry } from './audit-log.ts';

const ENTRIES = 100_000;
const PER_BLOCK = 50;
const changes = Number(process.env.CHAIN_CHANGES ?? 1500);
const none: Parameters<typeof findFault>[3] = { isExpired: () => false, isErasable: () => false };

const started = Date.parse('2031-05-01T10:00:00Z');
const entryAt = (index: number): StoredEntry =>
  withSalts(
    toStoredEntry(
      {
        at: new Date(started + index * 1000).toISOString(),
        call: 'pages.publish',
        outcome: index % 10 === 0 ? 'forbidden' : 'ok',
        actor: { _id: `user-${index % 50}`, username: `user ${index % 50}` },
        domainId: 'd',
        documents: [
          { kind: 'page', _id: `page-${index % 700}`, name: 'About', action: 'publish', before: 1, after: 2 },
        ],
      },
      `entry-${index}`,
    ),
  );

const blocks: AuditBlock[] = [];
const stored: StoredEntry[][] = [];
beforeAll(() => {
  for (let index = 0; index < ENTRIES; index += PER_BLOCK) {
    const entries = Array.from({ length: PER_BLOCK }, (_, offset) => entryAt(index + offset));
    stored.push(entries);
    blocks.push(createBlock(blocks.at(-1), new Date(started + index * 1000).toISOString(), entries));
  }
});

const check = (number: number, entries = stored[number]!, tolerated = none) =>
  findFault(blocks[number]!, blocks[number - 1], entries, tolerated);

/** Each returns the entries after the change, and the position of the entry that has to be named. */
const attacks: ((entries: StoredEntry[], at: number) => { after: StoredEntry[]; named: string; what: string })[] = [
  (entries, at) => changed(entries, at, { outcome: 'not-found' }),
  (entries, at) => changed(entries, at, { actor: { _id: 'user-1', username: 'somebody else' } }),
  (entries, at) => changed(entries, at, { until: '2031-06-01T00:00:00.000Z' }),
  (entries, at) => changed(entries, at, { documents: [{ ...entries[at]!.documents[0]!, name: 'Another' }] }),
  (entries, at) => changed(entries, at, { documents: [{ ...entries[at]!.documents[0]!, name: '' }], salts: [''] }),
  (entries, at) => changed(entries, at, { documents: [] }),
  (entries, at) => ({ after: entries.toSpliced(at, 1), named: entries[at]!.position, what: 'removed' }),
  (entries, at) => {
    const added = { ...entries[at]!, _id: 'added', position: `${entries[at]!.at} added` };
    return { after: byPosition([...entries, added]), named: added.position, what: 'added' };
  },
  (entries, at) => {
    const position = `2030${entries[at]!.position.slice(4)}`;
    const after = byPosition(entries.with(at, { ...entries[at]!, position }));
    return { after, named: '', what: 'reordered' };
  },
];

const changed = (entries: StoredEntry[], at: number, part: Partial<StoredEntry>) => ({
  after: entries.with(at, { ...entries[at]!, ...part }),
  named: entries[at]!.position,
  what: 'changed',
});

const byPosition = (entries: StoredEntry[]): StoredEntry[] =>
  entries.sort((a, b) => (a.position < b.position ? -1 : 1));

test('nothing is found in an unchanged log', () => {
  expect(blocks.map((_, number) => check(number)).filter(Boolean)).toEqual([]);
});

test('each change, removal, addition and reordering of one of 100,000 entries is found, and the first such entry named', () => {
  const missed: unknown[] = [];
  for (let count = 0; count < changes; count += 1) {
    const index = Math.floor((count * ENTRIES) / changes);
    const number = Math.floor(index / PER_BLOCK);
    const { after, named, what } = attacks[count % attacks.length]!(stored[number]!, index % PER_BLOCK);
    const fault = check(number, after);
    if (fault === null || (what !== 'reordered' && (fault.what !== what || fault.position !== named)))
      missed.push({ index, what, fault });
  }
  expect(missed).toEqual([]);
});

test('a changed, removed or exchanged block is found', () => {
  const [first, second, third] = [blocks[0]!, blocks[1]!, blocks[2]!];
  expect(findFault(third, first, stored[2]!, none)?.what).toBe('blockRemoved');
  const without = { ...second, entries: second.entries.slice(1) };
  expect(findFault(without, first, stored[1]!.slice(1), none)?.what).toBe('blockChanged');
  const replaced = createBlock(first, second.until, stored[1]!.slice(1));
  expect(findFault(third, replaced, stored[2]!, none)?.what).toBe('blockChanged');
});

test('a name can be erased later, and entries deleted at the end of their time', () => {
  const [entry] = stored[0]!;
  const erased = { ...entry!, documents: [{ ...entry!.documents[0]!, name: '' }], salts: [''] };
  const entries = stored[0]!.with(0, erased);
  expect(check(0, entries, { ...none, isErasable: () => true })).toBeNull();
  const isExpired = ({ position }: { position: string }) => position <= entry!.position;
  expect(check(0, stored[0]!.slice(1), { ...none, isExpired })).toBeNull();
  expect(check(0, stored[0]!.slice(2), { ...none, isExpired })?.what).toBe('removed');
});
