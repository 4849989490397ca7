import type { Capability } from '../../proto/permissions.ts';
import type { Access, Call, Contract, EventType } from '../../proto/contract.ts';
import { blockVersion } from '../../proto/blocks/migrations/migration.ts';
import { migrations } from '../../proto/blocks/migrations.ts';
import { manifest } from '../../proto/blocks/manifest.ts';
import { contracts } from '../../proto/index.ts';
import { type DeclaredRefusal, declaredRefusals } from '../../proto/refusals/registry.ts';
import { describeBlocks } from './describe-blocks.ts';
import { describeSchema, type Schema } from './describe-schema.ts';
import { expandShapes, type Shapes, shareShapes } from './share-shapes.ts';

export interface CallSnapshot {
  kind: 'query' | 'command';
  who: Access;
  needs?: Capability;
  http?: string;
  forVisitors?: true;
  maxUploadBytes?: number;
  deprecated?: string;
  in: Schema;
  out: Schema;
}

interface RefusalSnapshot {
  code: string;
  deprecated?: true;
}

export interface BlockSnapshot {
  version: number;
  fields: Record<string, string>;
}

export interface Snapshot {
  calls: Record<string, CallSnapshot>;
  events: Record<string, Schema>;
  refusals: Record<string, RefusalSnapshot>;
  blocks: Record<string, BlockSnapshot>;
}

export interface StoredSnapshot extends Snapshot {
  version: string;
  shapes: Shapes;
}

export const currentSnapshot = (): Snapshot =>
  describeContracts(
    contracts,
    declaredRefusals,
    describeBlocks(manifest.blocks, (name) => blockVersion(name, migrations)),
  );

export const describeContracts = (
  described: readonly Contract[],
  refusals: DeclaredRefusal[],
  blocks: Record<string, BlockSnapshot>,
): Snapshot => ({
  calls: sorted(
    described.flatMap(({ calls }) => Object.values(calls)).map((call) => [call.subject, describeCall(call)]),
  ),
  events: sorted(described.flatMap(({ events }) => Object.values(events)).map(describeEvent)),
  refusals: sorted(refusals.map(({ key, code, deprecated }) => [key, { code, ...(deprecated && { deprecated }) }])),
  blocks: sorted(Object.entries(blocks)),
});

export const toStored = (version: string, snapshot: Snapshot): StoredSnapshot => {
  const { value, shapes } = shareShapes(snapshot);
  return { version, ...value, shapes };
};

export const fromStored = ({ version: _, shapes, ...snapshot }: StoredSnapshot): Snapshot =>
  expandShapes(snapshot, shapes);

const describeCall = ({ kind, who, needs, http, forVisitors, upload, deprecated, ...call }: Call): CallSnapshot => ({
  kind,
  who,
  ...(needs && { needs }),
  ...(http && { http }),
  ...(forVisitors && { forVisitors }),
  ...(upload && { maxUploadBytes: upload.maxBytes }),
  ...(deprecated && { deprecated }),
  in: describeSchema(call.in),
  out: describeSchema(call.out),
});

const describeEvent = ({ subject, data }: EventType): [string, Schema] => [subject, describeSchema(data)];

const sorted = <T>(entries: [string, T][]): Record<string, T> =>
  Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
