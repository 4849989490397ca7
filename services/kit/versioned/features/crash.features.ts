import type { Stores } from '../../store/store.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import type { Decision } from '../versioned.ts';
import { crashingStores } from './crashing-stores.ts';
import { ann, type Note, note, NotesWorld, changedEvents } from './notes-world.ts';

export function crashFeatures(open: () => Promise<Stores>): void {
  const world = new NotesWorld(open);

  describe('after a crash between the log and the projections', () => {
    /** Makes a change and then resets projections and marks the revision as open, as if the process had crashed. */
    const interrupt = async (name: 'draft' | 'live' | 'both', change: () => Promise<unknown>) => {
      const names = name === 'both' ? (['draft', 'live'] as const) : [name];
      const before = await Promise.all(names.map((each) => world.tables()[each].get('n')));
      const { revision } = (await change()) as { revision: number };
      for (const [index, each] of names.entries()) {
        if (before[index]) await world.tables()[each].replace(before[index]);
        else await world.tables()[each].delete('n');
      }
      const [last] = await world.tables().revisions.find({ documentId: 'n', revision });
      await world.tables().revisions.replace({ ...last, open: true });
    };

    test('the head is the last acknowledged revision', async () => {
      await world.save('n', note(), { live: 'publish' });
      await interrupt('both', () => world.save('n', note({ title: 'B' }), { live: 'publish' }));
      expect(await world.notes.draft.get('n')).toMatchObject({ title: 'A' });
      const head = (await world.notes.head('n'))!;
      expect([head.revision, head.draft.title, head.live!.title]).toEqual([2, 'B', 'B']);
    });

    test('the projections catch up at the next start', async () => {
      await world.save('n', note(), { live: 'publish' });
      await interrupt('both', () => world.save('n', note({ title: 'B' }), { live: 'publish' }));
      expect(await world.notes.verify()).toEqual(['n']);
      expect(await world.open().heal()).toBe(1);
      expect(await world.notes.verify()).toEqual([]);
      expect(await world.open().heal()).toBe(0);
      expect(await world.notes.live.get('n')).toMatchObject({ title: 'B', revision: 2 });
    });

    test.each(['create', 'delete', 'withdraw'] as const)('a %s is completed', async (kind) => {
      if (kind !== 'create') await world.save('n', note(), { live: 'publish' });
      await interrupt('both', () =>
        world.save('n', kind === 'delete' ? null : note(), kind === 'withdraw' ? { live: 'withdraw' } : {}),
      );
      expect(await world.open().heal()).toBe(1);
      expect(await world.notes.verify()).toEqual([]);
    });

    test('the next write completes it too', async () => {
      await world.save('n', note());
      await interrupt('both', () => world.save('n', note({ title: 'B' }), { live: 'publish' }));
      await world.save('n', note({ title: 'C' }));
      expect(await world.notes.live.get('n')).toMatchObject({ title: 'B', revision: 2 });
      expect(await world.notes.draft.get('n')).toMatchObject({ title: 'C', revision: 3, published: true });
      expect(await world.notes.verify()).toEqual([]);
    });

    test('the live copy may have been replaced first', async () => {
      await world.save('n', note(), { live: 'publish' });
      await interrupt('draft', () => world.save('n', note({ title: 'B' }), { live: 'withdraw' }));
      expect((await world.notes.head('n'))!.live).toBeNull();
      expect(await world.open().heal()).toBe(1);
      expect(await world.notes.verify()).toEqual([]);
    });
  });

  describe.each<[string, Decision<Note>['live'][], Partial<Decision<Note>>]>([
    ['create', [], { draft: note({ slug: 'new' }) }],
    ['save', [undefined], { draft: note({ slug: 'new' }) }],
    ['publish', [undefined], { draft: note({ slug: 'new' }), live: 'publish' }],
    ['publish again', ['publish'], { draft: note({ slug: 'new' }), live: 'publish' }],
    ['withdraw', ['publish'], { draft: note({ slug: 'new' }), live: 'withdraw' }],
    ['delete', ['publish'], { draft: null }],
    ['create after a delete', ['publish', 'withdraw'], { draft: note({ slug: 'new' }), live: 'publish' }],
  ])('a crash in the middle of a %s', (kind, earlier, change) => {
    test('leaves the change done or not done, regardless of the write at which it happens', async () => {
      for (let writes = 0, isDone = false; !isDone; writes++) {
        const id = `n${writes}`;
        const slugs = { old: `old${writes}`, new: `new${writes}` };
        for (const live of earlier) await world.save(id, note({ slug: slugs.old }), { live });
        if (kind === 'create after a delete') await world.save(id, null);
        const before = await world.notes.head(id);
        const draft = change.draft ? note({ slug: slugs.new }) : null;
        const dying = world.open({}, crashingStores(world.stores, writes));
        isDone = await dying
          .commit(id, ann, () => ({ ...change, action: 'edit', draft, facts: changedEvents }))
          .then(() => true)
          .catch((error: Error) => error.message !== 'crash');

        const notes = world.open();
        await notes.heal();
        expect(await notes.verify()).toEqual([]);
        const [last] = await notes.history(id, { limit: 1 });
        const isStored = last?.action === 'edit';
        const after = await notes.head(id);
        if (!isStored) expect(after).toEqual(before);
        else expect(after?.draft.slug).toBe(draft?.slug);
        const waiting = (await readOutbox(notes.outbox)).map(({ documentId }) => documentId);
        expect(waiting.includes(id)).toBe(isStored);

        // Claims without a stored document have expired.
        world.later(61);
        const held = [after?.draft.slug, after?.live?.slug];
        for (const slug of Object.values(slugs)) {
          const taking = world.save(`${slug}-other`, note({ slug }));
          if (held.includes(slug)) await expect(taking).rejects.toThrow('is taken');
          else await taking;
        }
      }
    });
  });

  test('verify finds everything that disagrees with the log', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) await world.save(id, note({ slug: id }), { live: 'publish' });
    await world.tables().draft.replace({ ...(await world.tables().draft.get('a')), title: 'X' });
    await world.tables().live.delete('b');
    await world.tables().claims.delete('slug:c');
    await world.tables().draft.insert({ ...(await world.tables().draft.get('d')), _id: 'z' });
    expect(await world.notes.verify()).toEqual(['a', 'b', 'c', 'z']);
  });

  test('a lost projection is read from the log and written again', async () => {
    await world.save('n', note(), { live: 'publish' });
    await world.save('n', note({ title: 'B' }));
    await world.tables().live.delete('n');
    expect((await world.notes.head('n'))!.live).toMatchObject({ title: 'A', revision: 1 });
    await world.save('n', note({ title: 'C' }));
    expect(await world.notes.verify()).toEqual([]);
  });

  test('a projection cannot be unique, because it cannot refuse what the log has accepted', () => {
    expect(() => world.open({ draftIndexes: [{ fields: ['slug'], unique: true }] })).toThrow('claim');
  });
}
