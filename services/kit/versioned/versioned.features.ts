import type { Stores } from '../store/store.ts';
import { crashFeatures } from './features/crash.features.ts';
import { deletionFeatures } from './features/deletion.features.ts';
import { draftFeatures } from './features/draft.features.ts';
import { keysFeatures } from './features/keys.features.ts';
import { logFeatures } from './features/log.features.ts';
import { publishingFeatures } from './features/publishing.features.ts';
import { sittingsFeatures } from './features/sittings.features.ts';
import { writersFeatures } from './features/writers.features.ts';

export function versionedFeatures(open: () => Promise<Stores>): void {
  deletionFeatures(open);
  draftFeatures(open);
  publishingFeatures(open);
  writersFeatures(open);
  logFeatures(open);
  crashFeatures(open);
  keysFeatures(open);
  sittingsFeatures(open);
}
