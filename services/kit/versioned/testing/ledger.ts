import { z } from 'zod';
import { defineContract } from '../../../../proto/contract.ts';
import { Problem } from '../../../../proto/errors.ts';
import { createEvent } from '../../bus/outbox.ts';
import type { Clock } from '../../clock.ts';
import { openSqlite } from '../../store/sqlite/open-sqlite.ts';
import type { Stores } from '../../store/store.ts';
import { createVerifiable, type Verifiable } from './verify.ts';
import type { Decision, VersionedSpec } from '../versioned.ts';

export interface Entry {
  slug: string;
  mark: string;
  lines: { key: string; text: string }[];
}

const contract = defineContract('ledger', {}, { changed: z.object({ mark: z.string().nullable() }) });

const spec: VersionedSpec<Entry> = {
  name: 'ledger',
  draftIndexes: [{ fields: ['slug'] }],
  claims: ({ slug }) => [slug],
  taken: (claim) => new Problem('conflict', `${claim} is taken`),
};

export function openLedger(file: string, clock: Clock): { stores: Stores; ledger: Verifiable<Entry> } {
  const stores = openSqlite(file);
  return { stores, ledger: createVerifiable(spec, { stores, clock, relay: { wake: () => undefined } }) };
}

export const facts: Decision<Entry>['facts'] = ({ draft }) => [
  createEvent(contract.events.changed, { mark: draft?.mark ?? null }),
];
