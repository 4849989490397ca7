import type { OutOf } from '../../../../../proto/contract.ts';
import type { historyCalls } from '../../../../../proto/document-history.ts';
import { api } from '../../../api.ts';
import { type KindName, type Restored, kindOf } from './kinds.ts';

type Calls = ReturnType<typeof historyCalls<string, readonly [string]>>;
export type RevisionRow = OutOf<Calls['documentHistory']>['revisions'][number];
export type Comparison = OutOf<Calls['compareDocument']>;

export const HISTORY_SIZE = 20;

interface Named {
  kind: KindName;
  _id: string;
}

// The route is that of the kind, and so is the input: the types of the routes together ask for all kinds at once.

export const loadHistory = ({ kind, _id }: Named, before?: number): Promise<RevisionRow[]> =>
  api(kindOf(kind).routes.history, { kind, _id, before, limit: HISTORY_SIZE } as never).then(
    ({ revisions }) => revisions,
  );

/** What one version changed of the one before it. */
export const loadChanges = ({ kind, _id }: Named, revision: number): Promise<Comparison> =>
  api(kindOf(kind).routes.compare, { kind, _id, from: revision - 1, to: revision } as never) as Promise<Comparison>;

/** Without a revision a deleted document comes back. */
export const restoreDocument = ({ kind, _id }: Named, revision?: number): Promise<Restored> =>
  api(kindOf(kind).routes.restore, { kind, _id, revision } as never);
