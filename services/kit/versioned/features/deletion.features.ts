import type { Stores } from '../../store/store.ts';
import type { VersionedSpec } from '../versioned.ts';
import { ann, bob, note, type Note, NotesWorld, changedEvents } from './notes-world.ts';

const DAY_S = 86_400;

const summarise: VersionedSpec<Note>['summarise'] = ({ title, slug }, _id) => ({
  name: title,
  domainId: slug.startsWith('global') ? undefined : 'd1',
  guard: { slug: slug.split('/')[0]! },
});

export function deletionFeatures(open: () => Promise<Stores>): void {
  const world = new NotesWorld(open);
  beforeEach(() => void (world.notes = world.open({ summarise })));

  const remove = (id: string, by = ann) => world.notes.commit(id, by, () => ({ action: 'delete', draft: null }));
  const guards = async () => (await world.notes.deleted.guards('d1')).map(({ guard }) => guard).toSorted();
  const since = '2026-01-01T00:00:00.000Z';
  const listed = async (more: Partial<Parameters<typeof world.notes.deleted.find>[0]> = {}) =>
    world.notes.deleted.find({ domainId: 'd1', guards: await guards(), since, ...more }, 10);
  const publishAll = async () => {
    for (const { revisionId } of await world.notes.outbox.pending(100))
      await world.notes.outbox.markPublished(revisionId);
  };
  const purge = (limit = 10) => world.notes.purge(world.now, limit);
  const everything = async (): Promise<string> => {
    const names = ['revisions', 'draft', 'live', 'claims', 'deleted'];
    const rows = names.map((name) => world.stores.collection({ name: `notes_${name}` }).find({}));
    return JSON.stringify(await Promise.all(rows));
  };

  describe('a deleted document', () => {
    test('is listed with its name, user and time, latest deletion first', async () => {
      await world.save('a', note({ slug: 'x/a', title: 'Apple' }));
      await world.save('b', note({ slug: 'y/b', title: 'Pear' }), { live: 'publish' });
      await world.save('c', note({ slug: 'global', title: 'Plum' }));
      await remove('a');
      world.later(5);
      await remove('b', bob);
      await remove('c');
      expect(await guards()).toEqual(['{"slug":"global"}', '{"slug":"x"}', '{"slug":"y"}']);
      expect(await listed()).toMatchObject([
        { _id: 'b', name: 'Pear', revision: 2, by: bob, at: '2026-01-01T00:00:05.000Z', guard: '{"slug":"y"}' },
        { _id: 'a', name: 'Apple', revision: 2, by: ann, at: since },
      ]);
      expect((await listed({ guards: ['{"slug":"x"}'] })).map(({ _id }) => _id)).toEqual(['a']);
      expect((await listed({ since: '2026-01-01T00:00:01.000Z' })).map(({ _id }) => _id)).toEqual(['b']);
      expect((await listed({ domainId: '' })).map(({ _id }) => _id)).toEqual(['c']);
      expect(await world.notes.deleted.count({ domainId: 'd1', guards: await guards(), since })).toBe(2);
      expect(await world.notes.verify()).toEqual([]);
    });

    test('has its deletion and earlier content in its history', async () => {
      await world.save('a', note({ title: 'Apple' }));
      expect(await world.notes.log('a').deletion()).toBeNull();
      await remove('a', bob);
      expect(await world.notes.log('a').deletion()).toEqual({ revision: 2, at: since, by: bob });
      expect(await world.notes.log('a').at(1)).toEqual(note({ title: 'Apple' }));
    });

    test('is no longer listed once it is restored', async () => {
      await world.save('a', note());
      await remove('a');
      await world.notes.commit('a', ann, async (_, log) => ({ action: 'restore', draft: await log.at(1) }));
      expect(await listed()).toEqual([]);
      expect((await world.notes.head('a'))!.revision).toBe(3);
      await remove('a');
      expect(await listed()).toHaveLength(1);
      expect(await world.notes.verify()).toEqual([]);
    });
  });

  describe('a purge', () => {
    test('erases the content of old deletions, and keeps who did what and when', async () => {
      for (let n = 0; n < 30; n++) await world.save('a', note({ slug: 'secret-slug', title: `secret ${n}` }));
      await world.save('a', note({ slug: 'secret-slug', title: 'secret' }), { live: 'publish', facts: changedEvents });
      await remove('a', bob);
      await publishAll();
      world.later(1);
      expect(await everything()).toContain('secret');
      expect(await purge()).toBe(1);
      expect(await everything()).not.toContain('secret');
      const entries = await world.notes.history('a', { limit: 100 });
      expect(entries).toHaveLength(32);
      expect(entries[0]).toEqual({ revision: 32, action: 'delete', by: bob, at: since });
      expect(entries[31]).toEqual({ revision: 1, action: 'save', by: ann, at: since });
      expect(await listed()).toEqual([]);
      expect(await world.notes.log('a').at(31)).toBeNull();
      expect(await world.notes.verify()).toEqual([]);
      expect(await purge()).toBe(0);
    });

    test('skips recent deletions, restored documents and documents with pending events', async () => {
      await world.save('again', note({ slug: 'again' }));
      await remove('again');
      await world.save('again', note({ slug: 'again' }));
      await world.save('open', note({ slug: 'open' }));
      await world.notes.commit('open', ann, () => ({
        action: 'delete',
        draft: null,
        facts: () => changedEvents({ draft: null }),
      }));
      world.later(DAY_S);
      await world.save('new', note({ slug: 'new' }));
      await remove('new');
      expect(await purge()).toBe(0);
      for (const [id, revision] of [
        ['again', 1],
        ['open', 1],
        ['new', 1],
      ] as const)
        expect(await world.notes.log(id).at(revision)).not.toBeNull();
      await publishAll();
      expect(await purge()).toBe(1);
      expect(await world.notes.log('open').at(1)).toBeNull();
    });

    test('purges at most `limit`, the oldest deletion first', async () => {
      for (const id of ['c', 'a', 'b']) {
        await world.save(id, note({ slug: id }));
        await remove(id);
        world.later(1);
      }
      expect(await purge(2)).toBe(2);
      expect((await listed()).map(({ _id }) => _id)).toEqual(['b']);
      expect(await purge(2)).toBe(1);
    });

    test('erases related data as well, and retries if that fails', async () => {
      const erased: string[] = [];
      let isAway = true;
      world.notes.onPurge(async (id) => {
        if (isAway) throw new Error('The files are away');
        erased.push(id);
      });
      for (const id of ['a', 'b', 'remaining']) await world.save(id, note({ slug: id }));
      await remove('a');
      await remove('b');
      world.later(1);
      await expect(purge()).rejects.toThrow('The files are away');
      isAway = false;
      expect(await purge()).toBe(2);
      expect(erased.toSorted()).toEqual(['a', 'b']);
      expect(await purge()).toBe(0);
      expect(await world.notes.verify()).toEqual([]);
    });

    test('on several replicas at once erases each document once', async () => {
      await world.save('a', note({ title: 'secret' }));
      await remove('a');
      world.later(1);
      const purged = await Promise.all([purge(), world.open({ summarise }).purge(world.now, 10), purge()]);
      expect(purged.reduce((sum, count) => sum + count, 0)).toBe(1);
      expect(await everything()).not.toContain('secret');
      expect(await world.notes.verify()).toEqual([]);
    });

    test('that a crash interrupted is completed by the next one', async () => {
      for (let n = 0; n < 5; n++) await world.save('a', note({ title: `secret ${n}` }));
      await remove('a');
      world.later(1);
      const { revisions } = world.tables();
      const [, last] = await revisions.find({ documentId: 'a' }, { sort: { revision: 'desc' }, limit: 2 });
      const { snapshot: _s, ...rest } = last;
      await revisions.replace({ ...rest, operations: [], purged: true });
      expect(await world.notes.verify()).toEqual(['a']);
      expect(await purge()).toBe(1);
      expect(await everything()).not.toContain('secret');
      expect(await world.notes.verify()).toEqual([]);
    });

    test('leaves an _id that can be used again, with increasing revisions', async () => {
      await world.save('a', note({ title: 'B' }), { live: 'publish' });
      await remove('a');
      world.later(1);
      await purge();
      expect((await world.save('a', note({ title: 'C' }))).revision).toBe(3);
      await world.save('a', note({ title: 'D' }), { live: 'publish' });
      expect(await world.notes.head('a')).toMatchObject({ revision: 4, draft: { title: 'D' }, live: { title: 'D' } });
      expect(await world.notes.log('a').at(3)).toEqual(note({ title: 'C' }));
      expect(await world.notes.log('a').at(1)).toBeNull();
      expect(await world.notes.log('a').since(1)).toBeNull();
      await world.tables().draft.delete('a');
      await world.tables().live.delete('a');
      const restarted = world.open({ summarise });
      expect(await restarted.head('a')).toMatchObject({ revision: 4, draft: { title: 'D' } });
      await world.save('a', note({ title: 'E' }));
      expect(await world.notes.verify()).toEqual([]);
      await remove('a');
      world.later(1);
      expect(await purge()).toBe(1);
      expect(await world.notes.verify()).toEqual([]);
    });

    test('releases a claim that a crash has left', async () => {
      await world.save('a', note({ slug: 'secret-slug' }));
      await remove('a');
      await world.tables().claims.insert({ _id: 'slug:secret-slug', documentId: 'a', token: 't', at: since });
      world.later(1);
      await purge();
      expect(await everything()).not.toContain('secret');
    });
  });
}
