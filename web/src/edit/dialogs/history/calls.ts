import type { Output } from '../../../../../proto/contract.ts';
import type { historyCalls } from '../../../../../proto/document-history.ts';
import { api } from '../../../api.ts';
import { type KindName, type Restored, getDocumentKind } from './document-kinds.ts';

type Calls = ReturnType<typeof historyCalls<string, readonly [string]>>;
export type RevisionRow = Output<Calls['documentHistory']>['revisions'][number];
export type Comparison = Output<Calls['compareDocument']>;

export const HISTORY_SIZE = 20;

interface Named {
  kind: KindName;
  _id: string;
}

// The route is that of the kind, and so is the input: the types of the routes together ask for all kinds at once.

export const loadHistory = ({ kind, _id }: Named, before?: number): Promise<RevisionRow[]> =>
  api(getDocumentKind(kind).routes.history, { kind, _id, before, limit: HISTORY_SIZE } as never).then(
    ({ revisions }) => revisions,
  );

/** What one version changed of the one before it. */
export const loadChanges = ({ kind, _id }: Named, revision: number): Promise<Comparison> =>
  api(getDocumentKind(kind).routes.compare, {
    kind,
    _id,
    from: revision - 1,
    to: revision,
  } as never) as Promise<Comparison>;

/** Without a revision a deleted document comes back. */
export const restoreDocument = ({ kind, _id }: Named, revision?: number): Promise<Restored> =>
  api(getDocumentKind(kind).routes.restore, { kind, _id, revision } as never);
