import type { Collection, Document, IndexSpec, Stores } from '../store/store.ts';
import type { Internal } from './content-of.ts';
import { type Deletion, type DeletionRow, deletionRow, deletionsSpec } from './deletion-row.ts';
import type { State } from './evolve.ts';
import type { Revision } from './revision.ts';
import type { VersionedDocument, VersionedSpec } from './versioned.ts';

/** A document of a projection as it is stored; only _id, revision and the internal fields when it is gone. */
export type ProjectionRow<T extends object> = VersionedDocument<T> & Internal;

/** Reserves a value for one document. */
export interface ClaimRow extends Document {
  documentId: string;
  /** Of the attempt that reserved it, so that no other attempt releases it. */
  token: string;
  at: string;
}

export interface Tables<T extends object> {
  revisions: Collection<Revision<T>>;
  draft: Collection<ProjectionRow<T>>;
  live: Collection<ProjectionRow<T>>;
  claims: Collection<ClaimRow>;
  deleted: Collection<DeletionRow>;
  /** What is stored beside a document of a projection, for those that have keys. */
  keysOf(document: VersionedDocument<T>): Pick<Internal, '_keys'>;
  deletionOf(state: State<T>, deletion: Deletion<T>): DeletionRow;
}

/** Where a row says which form its keys have. */
export const FORM = '_keys.form';

/**
 * Each read of a projection leaves out the rows that are gone, and should find that in its index. Those of items need no more:
 * what is gone has no list.
 */
const isPresent = (indexes: IndexSpec[]): IndexSpec[] =>
  indexes.map((index) => (index.each === undefined ? presentOnly(index) : index));

const presentOnly = <S extends { fields: string[] }>(spec: S): S => ({
  ...spec,
  fields: ['_gone' satisfies keyof Internal, ...spec.fields],
});

export function openTables<T extends object>(stores: Stores, spec: VersionedSpec<T>): Tables<T> {
  const { name, draftIndexes = [], liveIndexes = [], tallies = [], keys } = spec;
  if ([...draftIndexes, ...liveIndexes].some(({ unique }) => unique)) {
    // A projection follows the log; it can not refuse what was accepted there.
    throw new Error(`An index of ${name} can not be unique: let it claim its values`);
  }
  const known = [...tallies, ...(keys ? [{ fields: [FORM] }] : [])].map(presentOnly);
  const projection = (copy: string, indexes: IndexSpec[]) =>
    stores.collection<ProjectionRow<T>>({
      name: `${name}_${copy}`,
      indexes: isPresent(indexes),
      ...(known.length > 0 ? { tallies: known } : {}),
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
    keysOf: (document) => (keys ? { _keys: { form: keys.form, ...keys.of(document) } } : {}),
  };
}
