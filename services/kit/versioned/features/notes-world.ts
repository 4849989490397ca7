import { z } from 'zod';
import { defineContract } from '../../../../proto/contract.ts';
import { Problem } from '../../../../proto/errors.ts';
import { createEvent } from '../../bus/outbox.ts';
import type { Stores } from '../../store/store.ts';
import { createVerifiable, type Verifiable } from '../testing/verify.ts';
import type { Decision, VersionedDocument, VersionedSpec } from '../versioned.ts';

export interface Note {
  slug: string;
  title: string;
  items: { key: string; text: string }[];
}

export const ann = { _id: 'ann', username: 'Ann' };
export const bob = { _id: 'bob', username: 'Bob' };
export const note = (changes: Partial<Note> = {}): Note => ({ slug: 'a', title: 'A', items: [], ...changes });

const contract = defineContract('notes', {}, { changed: z.object({ title: z.string().nullable() }) });

export const changedEvents = ({ draft }: { draft: VersionedDocument<Note> | null }) => [
  createEvent(contract.events.changed, { title: draft?.title ?? null }),
];

const spec: VersionedSpec<Note> = {
  name: 'notes',
  draftIndexes: [{ fields: ['slug'] }],
  claims: ({ slug, title }) => [`slug:${slug}`, ...(title.startsWith('!') ? [`title:${title}`] : [])],
  taken: (claim, holderId) => new Problem('conflict', `${claim} is taken`, { holderId }),
};

export class NotesWorld {
  stores!: Stores;
  notes!: Verifiable<Note>;
  now = new Date(0);
  woken = 0;
  private ids = 0;

  constructor(open: () => Promise<Stores>) {
    beforeEach(async () => {
      this.stores = await open();
      this.now = new Date('2026-01-01T00:00:00.000Z');
      this.woken = 0;
      this.notes = this.open();
    });
    afterEach(() => this.stores.close());
  }

  open(own: Partial<VersionedSpec<Note>> = {}, stores = this.stores): Verifiable<Note> {
    return createVerifiable<Note>(
      { ...spec, ...own },
      {
        stores,
        clock: { now: () => this.now, id: () => `id${++this.ids}` },
        relay: { wake: () => void this.woken++ },
      },
    );
  }

  later(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000);
  }

  save(id: string, draft: Note | null, more: Partial<Decision<Note>> = {}) {
    return this.notes.commit(id, ann, () => ({ action: 'save', draft, ...more }));
  }

  tables() {
    const table = (name: string) => this.stores.collection<any>({ name: `notes_${name}` });
    return { revisions: table('revisions'), draft: table('draft'), live: table('live'), claims: table('claims') };
  }
}
