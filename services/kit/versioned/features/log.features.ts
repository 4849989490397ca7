import type { PendingRevision } from '../../bus/outbox.ts';
import type { Stores } from '../../store/store.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { ann, bob, note, changedEvents, NotesWorld } from './notes-world.ts';

export function logFeatures(open: () => Promise<Stores>): void {
  const world = new NotesWorld(open);

  describe('the log', () => {
    const grow = async (revisions: number) => {
      for (let n = 1; n <= revisions; n++)
        await world.save('n', note({ title: `T${n}`, items: [{ key: `k${n % 3}`, text: `${n}` }] }));
    };

    test('has the draft of each revision', async () => {
      await grow(60);
      for (const n of [1, 2, 24, 25, 26, 49, 50, 51, 60]) {
        expect(await world.notes.log('n').at(n)).toEqual(
          note({ title: `T${n}`, items: [{ key: `k${n % 3}`, text: `${n}` }] }),
        );
      }
      expect(await world.notes.log('n').at(61)).toBeNull();
      expect(await world.notes.log('n').at(0)).toBeNull();
      expect(await world.notes.log('m').at(1)).toBeNull();
      expect(await world.notes.verify()).toEqual([]);
    });

    test('has the operations after a revision, in order', async () => {
      await world.save('n', note());
      await world.save('n', note({ title: 'B' }));
      await world.save('n', note({ title: 'C' }), { live: 'publish' });
      const log = world.notes.log('n');
      expect(await log.since(1)).toEqual([
        { op: 'set', path: ['title'], from: 'A', to: 'B' },
        { op: 'set', path: ['title'], from: 'B', to: 'C' },
      ]);
      expect(await log.since(2)).toHaveLength(1);
      expect(await log.since(3)).toEqual([]);
      expect(await log.since(1, 2)).toEqual([{ op: 'set', path: ['title'], from: 'A', to: 'B' }]);
      expect(await log.since(1, 1)).toEqual([]);
    });

    test('has no operations across a deletion, or after an unknown revision', async () => {
      await world.save('n', note());
      await world.save('n', null);
      await world.save('n', note({ title: 'B' }));
      await world.save('n', note({ title: 'C' }));
      const log = world.notes.log('n');
      expect(await Promise.all([0, 1, 2, 5].map((revision) => log.since(revision)))).toEqual([null, null, null, null]);
      expect(await log.since(3)).toHaveLength(1);
      expect(await log.at(2)).toBeNull();
      expect(await log.at(1)).toEqual(note());
    });

    test('recognises a repeated change, of the same author only', async () => {
      await world.save('n', note(), { changeId: 'c1' });
      await world.save('n', note({ title: 'B' }), { changeId: 'c2' });
      const found: (number | null)[] = [];
      for (const by of [ann, bob]) {
        await world.notes.commit('n', by, async (_, log) => {
          for (const id of ['c1', 'c2', 'c3']) found.push(await log.changed(id));
          return null;
        });
      }
      expect(found).toEqual([1, 2, null, null, null, null]);
    });

    test('lists who did what, newest first, in pages', async () => {
      await grow(4);
      await world.notes.commit('n', bob, () => ({ action: 'publish', draft: note(), live: 'publish' }));
      const entries = await world.notes.history('n', { limit: 2 });
      expect(entries).toEqual([
        { revision: 5, action: 'publish', at: world.now.toISOString(), by: bob },
        { revision: 4, action: 'save', at: world.now.toISOString(), by: ann },
      ]);
      expect((await world.notes.history('n', { before: 4 })).map(({ revision }) => revision)).toEqual([3, 2, 1]);
    });

    test('has increasing times, whatever a clock says', async () => {
      await world.save('n', note());
      const first = world.now.toISOString();
      world.later(-60);
      const { draft } = await world.save('n', note({ title: 'B' }));
      expect(draft!.updatedAt).toBe(first);
    });
  });

  describe('the events of a change', () => {
    test('wait with their change until they are published', async () => {
      await world.save('n', note(), { facts: changedEvents });
      expect(world.woken).toBe(1);
      const [waiting, ...rest] = await world.notes.outbox.pending(10);
      expect(rest).toEqual([]);
      expect(await readOutbox(world.notes.outbox)).toEqual([
        {
          id: 'notes:n:000000001:0',
          subject: 'events.notes.changed',
          documentId: 'n',
          revision: 1,
          at: world.now.toISOString(),
          by: 'ann',
          data: { title: 'A' },
        },
      ]);
      expect(await world.notes.outbox.pending(10)).toHaveLength(1);
      await world.notes.outbox.markPublished(waiting!.revisionId);
      expect(await world.notes.outbox.pending(10)).toEqual([]);
      await world.notes.outbox.markPublished(waiting!.revisionId);
    });

    test('are published oldest first, those of one document in order', async () => {
      await world.save('n', note(), { facts: changedEvents });
      await world.save('n', note({ title: 'B' }), { facts: changedEvents });
      world.later(1);
      await world.save('m', note({ slug: 'm' }), { facts: changedEvents });
      await world.save('n', note({ title: 'C' }), { facts: changedEvents });
      const read = async (limit: number) =>
        (await readOutbox(world.notes.outbox, limit)).map(({ documentId, revision }) => `${documentId}${revision}`);
      expect(await read(10)).toEqual(['n1', 'n2', 'm1', 'n3']);
      expect(await read(2)).toEqual(['n1', 'n2']);
    });

    test('are read in pages, and those of the newest documents from their first one on', async () => {
      await world.save('n', note(), { facts: changedEvents });
      await world.save('m', note({ slug: 'm' }), { facts: changedEvents });
      world.later(1);
      await world.save('n', note({ title: 'B' }), { facts: changedEvents });
      const ids = (found: PendingRevision[]) => found.map(({ revisionId }) => revisionId);
      const { outbox } = world.notes;
      const all = await outbox.pending(10);
      expect(ids(all)).toHaveLength(3);
      const paged: PendingRevision[] = [];
      for (let page = await outbox.pending(1); page.length > 0; page = await outbox.pending(1, page[0]))
        paged.push(...page);
      expect(paged).toEqual(all);
      expect(ids(await outbox.newest(1))).toEqual(['n:000000001']);
    });

    test('are not published before readers can see the change', async () => {
      await world.save('n', note(), { facts: changedEvents, live: 'publish' });
      await world.tables().draft.delete('n');
      await world.tables().live.delete('n');
      expect(await readOutbox(world.notes.outbox)).toHaveLength(1);
      expect(await world.notes.live.get('n')).toMatchObject({ title: 'A' });
    });

    test('a change without events is marked as published', async () => {
      await world.save('n', note());
      expect(world.woken).toBe(0);
      expect(await world.notes.outbox.pending(10)).toEqual([]);
      expect(await world.tables().revisions.count({ open: true })).toBe(0);
    });
  });
}
