import { Problem } from '../../../../proto/errors.ts';
import type { Stores } from '../../store/store.ts';
import { ann, note, NotesWorld } from './notes-world.ts';

export function draftFeatures(open: () => Promise<Stores>): void {
  const world = new NotesWorld(open);

  describe('a draft', () => {
    test('that was never written does not exist', async () => {
      expect(await world.notes.head('n')).toBeNull();
      expect(await world.notes.draft.get('n')).toBeNull();
      expect(await world.notes.live.find({})).toEqual([]);
      expect(await world.notes.history('n')).toEqual([]);
    });

    test('is stored with the fields of the store, and can be read at once', async () => {
      const { revision, draft, live } = await world.save('n', note());
      const stored = {
        ...note(),
        _id: 'n',
        revision: 1,
        createdAt: world.now.toISOString(),
        updatedAt: world.now.toISOString(),
        published: false,
      };
      expect(revision).toBe(1);
      expect(draft).toEqual(stored);
      expect(live).toBeNull();
      expect(await world.notes.draft.get('n')).toEqual(stored);
      expect(await world.notes.head('n')).toEqual({ _id: 'n', revision: 1, draft: stored, live: null });
      expect(await world.notes.live.get('n')).toBeNull();
    });

    test('keeps its creation time, and has the time of its last change', async () => {
      await world.save('n', note());
      const created = world.now.toISOString();
      world.later(60);
      const { draft } = await world.save('n', note({ title: 'B' }));
      expect(draft).toMatchObject({ title: 'B', revision: 2, createdAt: created, updatedAt: world.now.toISOString() });
      world.later(60);
      const touched = await world.save('n', note({ title: 'B' }));
      expect(touched.draft).toMatchObject({ revision: 3, updatedAt: draft!.updatedAt });
    });

    test('is not changed by a null decision', async () => {
      await world.save('n', note());
      const answer = await world.notes.commit('n', ann, () => null);
      expect(answer).toMatchObject({ revision: 1, draft: { title: 'A' }, live: null });
      expect(await world.notes.history('n')).toHaveLength(1);
      expect(await world.notes.commit('m', ann, () => null)).toEqual({ revision: 0, draft: null, live: null });
    });

    test('takes no revision or times from its content', async () => {
      const smuggled = {
        ...note(),
        _id: 'x',
        revision: 99,
        createdAt: '',
        updatedAt: '',
        published: true,
        lastPublished: '',
        _gone: true,
        _at: 'z',
      };
      const { draft } = await world.save('n', smuggled);
      expect(draft).toEqual({
        ...note(),
        _id: 'n',
        revision: 1,
        createdAt: world.now.toISOString(),
        updatedAt: world.now.toISOString(),
        published: false,
      });
      expect(await world.notes.draft.find({})).toEqual([draft]);
      expect(await world.notes.live.find({})).toEqual([]);
      expect(await world.notes.log('n').at(1)).toEqual(note());
    });

    test('is found by its fields', async () => {
      await world.save('n', note());
      await world.save('m', note({ slug: 'b', title: 'B' }));
      expect(await world.notes.draft.find({ slug: 'b' })).toMatchObject([{ _id: 'm' }]);
      expect(
        (await world.notes.draft.find({}, { sort: { title: 'desc' }, without: ['items'] })).map(({ _id, items }) => [
          _id,
          items,
        ]),
      ).toEqual([
        ['m', undefined],
        ['n', undefined],
      ]);
      expect(await world.notes.draft.count({})).toBe(2);
    });

    test('is not stored if decide throws, and the caller gets the error', async () => {
      const refused = new Problem('forbidden', 'no');
      await expect(
        world.notes.commit('n', ann, () => {
          throw refused;
        }),
      ).rejects.toBe(refused);
      expect(await world.notes.history('n')).toEqual([]);
    });
  });
}
