import type { Stores } from '../../store/store.ts';
import { note, type Note, NotesWorld } from './notes-world.ts';
import type { VersionedSpec } from '../versioned.ts';

export function keysFeatures(open: () => Promise<Stores>): void {
  const world = new NotesWorld(open);
  const letters = (form: number, letter: (item: string) => string): Partial<VersionedSpec<Note>> => ({
    name: 'keyed',
    draftIndexes: [{ fields: ['_keys.letters'], each: '_keys.letters' }],
    liveIndexes: [{ fields: ['_keys.letters', 'slug'], each: '_keys.letters' }],
    counts: [{ fields: ['_keys.letters'], each: '_keys.letters' }],
    keys: { form, of: ({ title }) => ({ letters: [...new Set([...title].map(letter))], none: undefined }) },
  });
  const lower = letters(1, (letter) => letter.toLowerCase());
  const upper = letters(2, (letter) => letter.toUpperCase());

  describe('the keys of a document', () => {
    beforeEach(() => (world.notes = world.open(lower)));

    const has = async (letter: string) => {
      const filter = { '_keys.letters': { has: letter } };
      return [(await world.notes.draft.find(filter)).length, await world.notes.live.count(filter)];
    };

    test('are used to find it, follow it, and are hidden', async () => {
      await world.save('n', note({ title: 'AbA' }), { live: 'publish' });
      await world.save('n', note({ title: 'C' }));
      expect([await has('a'), await has('c')]).toEqual([
        [0, 1],
        [1, 0],
      ]);
      expect(await world.notes.live.countBy(['_keys.letters'])).toEqual([
        { values: ['a'], count: 1 },
        { values: ['b'], count: 1 },
      ]);
      const [found] = await world.notes.draft.find({});
      expect(found).not.toHaveProperty('_keys');
      expect(await world.notes.verify()).toEqual([]);
      await world.save('n', null);
      expect([await has('a'), await has('c')]).toEqual([
        [0, 0],
        [0, 0],
      ]);
    });

    test('cannot be set by its content', async () => {
      await world.save('n', { ...note(), _keys: { letters: ['z'] } } as Note);
      expect([await has('z'), await has('a')]).toEqual([
        [0, 0],
        [1, 0],
      ]);
    });

    test('are recomputed at the start of a version with another form', async () => {
      await world.save('n', note({ title: 'a' }), { live: 'publish' });
      await world.save('gone', note({ slug: 'b' }));
      await world.save('gone', null);
      world.notes = world.open(upper);
      expect(await world.notes.verify()).toEqual(['n']);
      await world.notes.heal();
      expect(await has('A')).toEqual([1, 1]);
      expect(await world.notes.verify()).toEqual([]);
    });

    test('are recomputed together with claims at the start of a version that claims more, for the first of two holders', async () => {
      await world.save('m', note({ slug: 'A' }));
      await world.save('n', note({ slug: 'a' }));
      world.notes = world.open({ ...upper, claims: ({ slug }) => [slug, slug.toLowerCase()] });
      await world.notes.heal();
      await expect(world.save('o', note({ slug: 'A' }))).rejects.toMatchObject({ code: 'conflict' });
      await world.save('n', note({ slug: 'b' }));
      await expect(world.save('o', note({ slug: 'a' }))).rejects.toMatchObject({ details: { holderId: 'm' } });
    });
  });
}
