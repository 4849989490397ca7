import type { Stores } from '../../store/store.ts';
import { requireRevision, type Head } from '../versioned.ts';
import { ann, bob, note, NotesWorld, type Note } from './notes-world.ts';

export function writersFeatures(open: () => Promise<Stores>): void {
  const world = new NotesWorld(open);

  describe('concurrent writers', () => {
    test('decide again on the newer state, and no change is lost', async () => {
      const append = (key: string) => (head: Head<Note> | null) => ({
        action: 'save' as const,
        draft: { ...note(), items: [...(head?.draft.items ?? []), { key, text: key }] },
      });
      const keys = Array.from({ length: 30 }, (_, index) => `k${index}`);
      const answers = await Promise.all(keys.map((key) => world.notes.commit('n', ann, append(key))));
      expect(answers.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual(
        keys.map((_, index) => index + 1),
      );
      const { items, revision } = (await world.notes.draft.get('n'))!;
      expect(items.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
      expect(revision).toBe(30);
      expect(await world.notes.verify()).toEqual([]);
    });

    test('see the revision in between', async () => {
      await world.save('n', note());
      const seen: number[] = [];
      await world.notes.commit('n', bob, async (head) => {
        seen.push(head!.revision);
        if (seen.length === 1) await world.save('n', note({ title: 'B' }));
        return { action: 'save', draft: { ...head!.draft, slug: 'z' } };
      });
      expect(seen).toEqual([1, 2]);
      expect(await world.notes.draft.get('n')).toMatchObject({ title: 'B', slug: 'z', revision: 3 });
    });
  });

  describe('a change of an older revision', () => {
    test.each([
      ['is refused with the reason that somebody else has changed it', [ann, bob], 'documents.changed'],
      ['is refused with the reason that the user has changed it elsewhere', [ann, ann], 'documents.changedByYou'],
    ])('%s', async (_what, authors, key) => {
      await world.save('n', note());
      for (const [index, by] of authors.entries())
        await world.notes.commit('n', by, () => ({ action: 'save', draft: note({ title: `B${index}` }) }));
      const late = world.notes.commit('n', ann, (head) => {
        requireRevision(1, head, 'the note');
        return { action: 'save', draft: note() };
      });
      await expect(late).rejects.toMatchObject({ code: 'conflict', key, details: { revision: 3 } });
    });
  });

  describe('a claim', () => {
    test('is held by one document only, and the error of the other names the holder', async () => {
      await world.save('n', note());
      await expect(world.save('m', note())).rejects.toMatchObject({
        message: 'slug:a is taken',
        details: { holderId: 'n' },
      });
      expect(await world.notes.head('m')).toBeNull();
    });

    test('of concurrent writers is given to one of them', async () => {
      const answers = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) => world.save(`n${index}`, note())),
      );
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await world.notes.draft.count({ slug: 'a' })).toBe(1);
      expect(await world.notes.verify()).toEqual([]);
    });

    test('is released when the document gives up the value', async () => {
      await world.save('n', note());
      await world.save('n', note({ slug: 'b' }));
      await world.save('m', note());
      await expect(world.save('n', note())).rejects.toMatchObject({ message: 'slug:a is taken' });
      expect(await world.notes.verify()).toEqual([]);
    });

    test('is released when the document is deleted', async () => {
      await world.save('n', note());
      await world.save('n', null);
      await world.save('m', note());
      expect(await world.notes.verify()).toEqual([]);
    });

    test('of the live copy is held although the draft has changed', async () => {
      await world.save('n', note(), { live: 'publish' });
      await world.save('n', note({ slug: 'b' }));
      await expect(world.save('m', note())).rejects.toMatchObject({ message: 'slug:a is taken' });
      await expect(world.save('m', note({ slug: 'b' }))).rejects.toMatchObject({ message: 'slug:b is taken' });
      await world.save('n', note({ slug: 'b' }), { live: 'withdraw' });
      await world.save('m', note());
    });

    test('of a refused change is released', async () => {
      await world.save('n', note({ slug: 'n', title: '!N' }));
      await expect(world.save('m', note({ slug: 'b', title: '!N' }))).rejects.toMatchObject({
        message: 'title:!N is taken',
      });
      await world.save('o', note({ slug: 'b' }));
      expect(await world.tables().claims.count({})).toBe(3);
    });

    test('that a crash left blocks others for a minute at most', async () => {
      await world.tables().claims.insert({ _id: 'slug:a', documentId: 'x', token: 't', at: world.now.toISOString() });
      world.later(59);
      await expect(world.save('m', note())).rejects.toMatchObject({ message: 'slug:a is taken' });
      world.later(2);
      await world.save('m', note());
      await expect(world.save('x', note())).rejects.toMatchObject({ details: { holderId: 'm' } });
    });

    test('that a crash left does not block the document itself', async () => {
      await world.tables().claims.insert({ _id: 'slug:a', documentId: 'm', token: 't', at: world.now.toISOString() });
      world.later(6);
      await world.save('m', note());
      expect(await world.notes.verify()).toEqual([]);
    });

    test('is held from the commit on, even if a crash prevented the projections', async () => {
      await world.save('n', note());
      await world.tables().draft.delete('n');
      world.later(120);
      await expect(world.save('m', note())).rejects.toMatchObject({ message: 'slug:a is taken' });
    });
  });
}
