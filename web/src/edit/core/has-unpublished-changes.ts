import type { Stored } from '../../../../proto/entities/stored.ts';
import { isPublishable } from './publishable.ts';

/** A document that was never saved has nothing to publish. */
export const hasUnpublishedChanges = (document: Stored | null): boolean =>
  document !== null && document.revision > 0 && isPublishable(document);
