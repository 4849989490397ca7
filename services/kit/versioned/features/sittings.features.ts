import fc from 'fast-check';
import { apply } from '../../../../proto/edit.ts';
import type { Stores } from '../../store/store.ts';
import { isSameSitting } from '../sitting.ts';
import { stripInternalFields, type Decision, type RevisionEntry } from '../versioned.ts';
import { crashingStores } from './crashing-stores.ts';
import { ann, bob, note, type Note, NotesWorld } from './notes-world.ts';

const DAY_S = 86_400;

interface Step extends Pick<Decision<Note>, 'action' | 'live' | 'owner'> {
  title: string;
  minutes: number;
  by: typeof ann;
}

const edits = fc.record({
  action: fc.constantFrom<Step['action']>('save', 'edit', 'edit', 'cloneComponent'),
  title: fc.constantFrom('A', 'B', 'C', 'D'),
  minutes: fc.constantFrom(0, 1, 1, 5, 29, 31),
  by: fc.constantFrom(ann, ann, ann, bob),
});
const others = fc.record({
  action: fc.constantFrom<Step['action']>('publish', 'restore', 'unpublish', 'takeBackPublish', 'delete', 'assign'),
  title: fc.constantFrom('A', 'B'),
  minutes: fc.constantFrom(1, 40),
  by: fc.constantFrom(ann, bob),
});
const steps = fc.array(fc.oneof({ weight: 9, arbitrary: edits }, { weight: 1, arbitrary: others }), {
  minLength: 2,
  maxLength: 40,
});

function decisionOf({ action, title }: Step, number: number): Decision<Note> {
  const draft = note({ slug: `n${number}`, title, items: [{ key: `k${title}`, text: title }] });
  if (action === 'publish') return { action, draft, live: 'publish' };
  if (action === 'unpublish') return { action, draft, live: 'withdraw' };
  if (action === 'takeBackPublish') return { action, draft, live: { content: { ...draft, title: 'Earlier' } } };
  if (action === 'delete') return { action, draft: null };
  if (action === 'assign') return { action, owner: bob };
  return { action, draft };
}

/** Describes each sitting of a history by its first and last revision, when, and by whom. */
function sittingsOf(entries: RevisionEntry[]): string[] {
  const sittings: RevisionEntry[] = [];
  for (const entry of entries.toReversed()) {
    const last = sittings.at(-1);
    const start = { first: entry.first ?? entry.revision, startedAt: entry.startedAt ?? entry.at };
    if (last && isSameSitting(last, { ...entry, ...start }))
      Object.assign(last, { at: entry.at, revision: entry.revision, action: entry.action });
    else sittings.push({ ...entry, ...start });
  }
  return sittings.map((one) => [one.first, one.revision, one.startedAt, one.at, one.by._id, one.action].join(' '));
}

export function sittingsFeatures(open: () => Promise<Stores>): void {
  const world = new NotesWorld(open);
  const mergeAll = async (before = world.now, limit = 7, notes = world.notes) => {
    while ((await notes.mergeSittings(before, limit)) > 0);
  };
  const revisionsOf = async (id: string) => (await world.notes.history(id, { limit: 200 })).map((one) => one.revision);
  const bytesOf = async () => JSON.stringify(await world.tables().revisions.find({})).length;

  describe('old sittings', () => {
    test('become one revision, whatever was done and wherever a crash interrupts it', async () => {
      let documents = 0;
      await fc.assert(
        fc.asyncProperty(
          steps,
          fc.record({
            limit: fc.integer({ min: 1, max: 40 }),
            writes: fc.integer({ min: 1, max: 30 }),
            days: fc.boolean(),
          }),
          async (done, { limit, writes, days }) => {
            const id = `n${++documents}`;
            for (const step of done) {
              world.later(step.minutes * 60);
              await world.notes.commit(id, step.by, () => decisionOf(step, documents));
            }
            const log = world.notes.log(id);
            const history = await world.notes.history(id, { limit: 200 });
            const contents = new Map<number, Note | null>();
            for (const { revision } of history) contents.set(revision, await log.at(revision));
            const head = await world.notes.head(id);

            // Some sittings continue after the date, and are completed later.
            const half = history[Math.floor(history.length / 2)];
            if (days && half) await mergeAll(new Date(half.at), limit);
            await mergeAll(
              new Date(world.now.getTime() + 1),
              limit,
              world.open({}, crashingStores(world.stores, writes)),
            ).catch((error: Error) => expect(error.message).toBe('crash'));
            world.later(DAY_S);
            await mergeAll(world.now, limit);

            expect(await world.notes.verify()).toEqual([]);
            expect(await world.notes.head(id)).toEqual(head);
            const merged = await world.notes.history(id, { limit: 200 });
            expect(sittingsOf(merged)).toEqual(sittingsOf(history));
            const remaining = new Set(merged.map(({ revision }) => revision));
            for (const { revision, action } of history)
              if (!['save', 'edit', 'cloneComponent'].includes(action)) expect(remaining).toContain(revision);
            for (const revision of remaining) {
              const content = await log.at(revision);
              expect(content).toEqual(contents.get(revision));
              const since = await log.since(revision);
              if (content && since) expect(apply(content, since)).toEqual(stripInternalFields(head!.draft));
            }
          },
        ),
        { numRuns: 15 },
      );
    });

    test('are read completely by one of two instances, and each revision once', async () => {
      for (let n = 1; n <= 60; n++) await world.save('n', note({ title: `T${n}` }), { action: 'edit' });
      world.later(DAY_S);
      const both = await Promise.all([mergeAll(), mergeAll(world.now, 7, world.open())]);
      expect(both).toHaveLength(2);
      await mergeAll();
      expect(await revisionsOf('n')).toEqual([60, 1]);
      expect(await world.notes.history('n', { limit: 1 })).toMatchObject([{ first: 2, action: 'edit', by: ann }]);
      expect(await world.notes.verify()).toEqual([]);
    });

    test('stay as they are until their date', async () => {
      for (let n = 1; n <= 5; n++) await world.save('n', note({ title: `T${n}` }));
      await mergeAll();
      expect(await revisionsOf('n')).toEqual([5, 4, 3, 2, 1]);
    });

    test('with events that are not published yet stay as they are', async () => {
      await world.save('n', note());
      for (let n = 2; n <= 4; n++) await world.save('n', note({ title: `T${n}` }));
      const { revisions } = world.tables();
      const [third] = await revisions.find({ documentId: 'n', revision: 3 });
      await revisions.replace({ ...third, open: true });
      world.later(DAY_S);
      await mergeAll();
      expect(await revisionsOf('n')).toEqual([4, 3, 2, 1]);
    });

    test('are erased with their document, and a change that is based on a merged revision is too old', async () => {
      for (let n = 1; n <= 30; n++) await world.save('n', note({ title: `secret ${n}` }));
      await world.save('n', note({ title: 'secret' }), { live: 'publish', action: 'publish' });
      world.later(DAY_S);
      await mergeAll();
      expect(await world.notes.log('n').since(20)).toBeNull();
      expect(await world.notes.log('n').since(30)).toHaveLength(1);
      await world.save('n', null);
      world.later(DAY_S);
      expect(await world.notes.purge(world.now, 10)).toBe(1);
      expect(JSON.stringify(await world.tables().revisions.find({}))).not.toContain('secret');
      expect(await world.notes.history('n')).toMatchObject([{}, {}, { revision: 30, first: 2 }, {}]);
    });

    test('take less than a quarter of the space', async () => {
      const items = Array.from({ length: 60 }, (_, n) => ({ key: `k${n}`, text: 'text '.repeat(40) }));
      for (let day = 1; day <= 5; day++) {
        for (let n = 1; n <= 20; n++) {
          await world.save(
            'n',
            note({ title: `Day ${day}`, items: items.with(day - 1, { key: `k${day}`, text: `${n}` }) }),
          );
          world.later(10);
        }
        world.later(DAY_S);
      }
      const before = await bytesOf();
      await mergeAll(world.now, 50);
      expect(await bytesOf()).toBeLessThan(before / 4);
      expect(await revisionsOf('n')).toHaveLength(6);
    });
  });
}
