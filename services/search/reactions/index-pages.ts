import type { EventEnvelope } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { onEvent } from '../../kit/contract/on-event.ts';
import { Indexer } from '../indexer.ts';

const dependencies = { indexer: Indexer };

const drop = (_: unknown, { documentId, revision }: EventEnvelope, { indexer }: Resolved<typeof dependencies>) =>
  indexer.drop(documentId, revision);

export const indexPages = [
  onEvent(pages.events.published, dependencies, ({ page }, _, { indexer }) => indexer.keep(page)),
  onEvent(pages.events.unpublished, dependencies, drop),
  onEvent(pages.events.deleted, dependencies, drop),
];
