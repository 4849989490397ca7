import type { Output } from '../../../../proto/contract.ts';
import type { historyCalls, Version } from '../../../../proto/document-history.ts';
import { api } from '../../api.ts';
import { type KindName, type Restored, getDocumentKind } from './document-kinds.ts';

type Calls = ReturnType<typeof historyCalls<string, readonly [string]>>;
export type RevisionRow = Output<Calls['documentHistory']>['revisions'][number];
export type Comparison = Output<Calls['compareDocument']>;

export const HISTORY_SIZE = 20;

interface Named {
  kind: KindName;
  _id: string;
}

// Cast to `never`, because the union of the routes would require the inputs of every kind at once.

export const loadHistory = (named: Named, before?: number): Promise<RevisionRow[]> =>
  loadRevisions(named, { before, limit: HISTORY_SIZE, sittings: true });

export const loadRevisions = (
  { kind, _id }: Named,
  range: { before?: number; limit: number; sittings?: boolean },
): Promise<RevisionRow[]> =>
  api(getDocumentKind(kind).routes.history, { kind, _id, ...range } as never).then(({ revisions }) => revisions);

export const loadChanges = ({ kind, _id }: Named, from: Version, to: Version): Promise<Comparison> =>
  api(getDocumentKind(kind).routes.compare, { kind, _id, from, to } as never) as Promise<Comparison>;

/** Restores a deleted document if no revision is given. */
export const restoreDocument = ({ kind, _id }: Named, revision?: number): Promise<Restored> =>
  api(getDocumentKind(kind).routes.restore, { kind, _id, revision } as never);
