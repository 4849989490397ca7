import type { Stores } from '../../store/store.ts';
import { note, NotesWorld } from './notes-world.ts';

export function publishingFeatures(open: () => Promise<Stores>): void {
  const world = new NotesWorld(open);

  describe('a published document', () => {
    test('is visible to visitors as published, while the draft changes', async () => {
      await world.save('n', note());
      world.later(60);
      const published = world.now.toISOString();
      const { draft, live } = await world.save('n', note({ title: 'B' }), { action: 'publish', live: 'publish' });
      expect(draft).toMatchObject({
        title: 'B',
        revision: 2,
        published: true,
        lastPublished: published,
        updatedAt: published,
      });
      expect(live).toEqual(draft);
      world.later(60);
      const saved = await world.save('n', note({ title: 'C' }));
      expect(saved.draft).toMatchObject({
        title: 'C',
        revision: 3,
        published: true,
        lastPublished: published,
        updatedAt: world.now.toISOString(),
      });
      expect(saved.live).toEqual(live);
      expect(await world.notes.live.get('n')).toEqual(live);
      expect(await world.notes.live.find({ slug: 'a' })).toEqual([live]);
    });

    test('whose draft is changed back to its live copy has no unpublished changes', async () => {
      const { draft: published } = await world.save('n', note(), { live: 'publish' });
      world.later(60);
      await world.save('n', note({ title: 'B' }));
      world.later(60);
      const { draft } = await world.save('n', note());
      expect(draft).toEqual({ ...published, revision: 3 });
      expect(await world.notes.verify()).toEqual([]);
    });

    test('whose live copy is changed to its draft has no unpublished changes', async () => {
      await world.save('n', note(), { live: 'publish' });
      const lastPublished = world.now.toISOString();
      world.later(60);
      await world.save('n', note({ title: 'B' }), { live: 'publish' });
      world.later(60);
      await world.save('n', note());
      const { draft } = await world.save('n', note(), { live: { content: note(), lastPublished } });
      expect(draft).toMatchObject({ updatedAt: lastPublished, lastPublished });
    });

    test('is not changed by publishing', async () => {
      await world.save('n', note());
      const { updatedAt } = (await world.notes.draft.get('n'))!;
      world.later(60);
      const { draft } = await world.save('n', note(), { live: 'publish' });
      expect(draft).toMatchObject({ updatedAt, lastPublished: world.now.toISOString() });
    });

    test('that is unpublished is a draft that keeps the time of its publishing', async () => {
      await world.save('n', note(), { live: 'publish' });
      const published = world.now.toISOString();
      world.later(60);
      const { draft, live } = await world.save('n', note(), { live: 'withdraw' });
      expect(draft).toMatchObject({ published: false, lastPublished: published });
      expect(live).toBeNull();
      expect(await world.notes.live.get('n')).toBeNull();
      expect(await world.notes.live.count({})).toBe(0);
      expect((await world.save('n', note(), { live: 'publish' })).live).toMatchObject({ revision: 3, published: true });
      expect(await world.notes.live.count({})).toBe(1);
    });

    test('can show visitors other content than the draft', async () => {
      await world.save('n', note(), { live: 'publish' });
      const { draft, live } = await world.save('n', note({ title: 'B' }), { live: { content: note({ title: 'Z' }) } });
      expect([draft!.title, live!.title]).toEqual(['B', 'Z']);
      expect(await world.notes.live.get('n')).toEqual(live);
    });
  });

  describe('a deleted document', () => {
    test('is removed from both projections, and keeps its history', async () => {
      await world.save('n', note(), { live: 'publish' });
      expect(await world.save('n', null, { action: 'delete' })).toEqual({ revision: 2, draft: null, live: null });
      expect(await world.notes.head('n')).toBeNull();
      expect(await world.notes.draft.get('n')).toBeNull();
      expect(await world.notes.live.get('n')).toBeNull();
      expect(await world.notes.draft.find({})).toEqual([]);
      expect(await world.notes.draft.count({})).toBe(0);
      expect((await world.notes.history('n')).map(({ action }) => action)).toEqual(['delete', 'save']);
    });

    test('is not restored by a late writer', async () => {
      await world.save('n', note(), { live: 'publish' });
      const { draft, live } = world.tables();
      const stale = { draft: await draft.get('n'), live: await live.get('n') };
      await world.save('n', null);
      const olderThanFirst = { revision: { lt: 1 } };
      expect(await draft.replace(stale.draft, olderThanFirst)).toBe(false);
      expect(await live.replace(stale.live, olderThanFirst)).toBe(false);
      await expect(draft.insert(stale.draft)).rejects.toThrow();
      expect(await world.notes.draft.get('n')).toBeNull();
    });

    test('can be created again with the next revision', async () => {
      await world.save('n', note(), { live: 'publish' });
      await world.save('n', null);
      world.later(60);
      const { draft } = await world.save('n', note({ title: 'B' }));
      expect(draft).toEqual({
        ...note({ title: 'B' }),
        _id: 'n',
        revision: 3,
        createdAt: world.now.toISOString(),
        updatedAt: world.now.toISOString(),
        published: false,
      });
      expect(await world.notes.verify()).toEqual([]);
    });

    test('that never existed cannot be deleted', async () => {
      expect(await world.save('n', null)).toEqual({ revision: 0, draft: null, live: null });
      expect(await world.notes.history('n')).toEqual([]);
    });
  });
}
