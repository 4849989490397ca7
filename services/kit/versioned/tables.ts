import type { Collection, CollectionSpec, Document, IndexSpec, Stores } from '../store/store.ts';
import type { State } from './state.ts';
import type { Revision } from './revision.ts';
import {
  type Author,
  type DocumentSummary,
  type VersionedDocument,
  type VersionedSpec,
  type DeletedEntry,
  type Internal,
  stripInternalFields,
  derivedField,
} from './versioned.ts';

export type ProjectionRow<T extends object> = VersionedDocument<T> & Internal;

export interface ClaimRow extends Document {
  documentId: string;
  token: string;
  at: string;
}

export interface Tables<T extends object> {
  revisions: Collection<Revision<T>>;
  draft: Collection<ProjectionRow<T>>;
  live: Collection<ProjectionRow<T>>;
  claims: Collection<ClaimRow>;
  deleted: Collection<DeletionRow>;
  keysOf(document: VersionedDocument<T>): Pick<Internal, '_keys'>;
  deletionOf(state: State<T>, deletion: Deletion<T>): DeletionRow;
}

export const FORM = derivedField('form');

/** Indexes let reads exclude tombstones; a multikey index contains none, because tombstones have no lists. */
const presentIndexes = (indexes: IndexSpec[]): IndexSpec[] =>
  indexes.map((index) => (index.each === undefined ? presentOnly(index) : index));

const presentOnly = <S extends { fields: string[] }>(spec: S): S => ({
  ...spec,
  fields: ['_gone' satisfies keyof Internal, ...spec.fields],
});

export function openTables<T extends object>(stores: Stores, spec: VersionedSpec<T>): Tables<T> {
  const { name, draftIndexes = [], liveIndexes = [], counts = [], keys } = spec;
  if ([...draftIndexes, ...liveIndexes].some(({ unique }) => unique)) {
    throw new Error(`An index of ${name} cannot be unique: use a claim instead`);
  }
  const groupCounts = [...counts, ...(keys ? [{ fields: [FORM] }] : [])].map(presentOnly);
  const projection = (copy: string, indexes: IndexSpec[]) =>
    stores.collection<ProjectionRow<T>>({
      name: `${name}_${copy}`,
      indexes: presentIndexes(indexes),
      ...(groupCounts.length > 0 ? { counts: groupCounts } : {}),
      rebuildable: true,
    });
  return {
    revisions: stores.collection({
      name: `${name}_revisions`,
      indexes: [
        { fields: ['documentId', 'revision'], unique: true },
        { fields: ['documentId', 'changeId', 'by._id', 'revision'] },
        { fields: ['open', 'at'] },
      ],
    }),
    draft: projection('draft', draftIndexes),
    live: projection('live', liveIndexes),
    claims: stores.collection({ name: `${name}_claims`, rebuildable: true }),
    deleted: stores.collection(deletionsSpec(name)),
    deletionOf: (state, deletion) => deletionRow(spec, state, deletion),
    keysOf: (document) => (keys ? { _keys: { form: keys.form, ...keys.of?.(document) } } : {}),
  };
}

export function toDocument<T extends object>(row: ProjectionRow<T> | null): VersionedDocument<T> | null {
  if (!row || row._gone) return null;
  const { _at, _gone, _keys, ...document } = row;
  return document as unknown as VersionedDocument<T>;
}

export type DeletionRow =
  (DeletedEntry & { state: 'deleted' }) | (Pick<DeletedEntry, '_id' | 'revision'> & { state: 'restored' | 'purged' });

export type Deletion<T extends object> = { draft: VersionedDocument<T>; by: Author } | 'undone';

const deletionsSpec = (name: string): CollectionSpec => ({
  name: `${name}_deleted`,
  indexes: [{ fields: ['state', 'domainId', 'at', '_id', 'guard'] }, { fields: ['state', 'at'] }],
  counts: [{ fields: ['state', 'domainId', 'guard'] }],
  rebuildable: true,
});

function deletionRow<T extends object>(
  spec: Pick<VersionedSpec<T>, 'summarise'>,
  { _id, revision, at }: { _id: string; revision: number; at: string },
  deletion: Deletion<T>,
): DeletionRow {
  if (deletion === 'undone') return { _id, revision, state: 'restored' };
  const { name, domainId = '', guard } = summaryOf(spec, deletion.draft, _id);
  return { _id, revision, state: 'deleted', at, by: deletion.by, name, domainId, guard: JSON.stringify(guard) };
}

export const summaryOf = <T extends object>(
  { summarise }: Pick<VersionedSpec<T>, 'summarise'>,
  draft: T,
  _id: string,
): DocumentSummary<T> => summarise?.(stripInternalFields(draft), _id) ?? { name: _id, guard: {} };
