import type { EventEnvelope } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { on } from '../../kit/contract/on.ts';
import { Indexer } from '../indexer.ts';

const dependencies = { indexer: Indexer };

const drop = (_: unknown, { documentId, revision }: EventEnvelope, { indexer }: Resolved<typeof dependencies>) =>
  indexer.drop(documentId, revision);

/** Published pages are found, others are not. */
export const indexPages = [
  on(pages.events.published, dependencies, ({ page }, _, { indexer }) => indexer.keep(page)),
  on(pages.events.unpublished, dependencies, drop),
  on(pages.events.deleted, dependencies, drop),
];
