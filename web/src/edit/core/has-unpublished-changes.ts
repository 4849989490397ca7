import type { Stored } from '../../../../proto/entities/stored.ts';
import { isPublishable } from '../../../../proto/publish-status.ts';

/** A document with revision 0 was never saved and has nothing to publish. */
export const hasUnpublishedChanges = (document: Stored | null): boolean =>
  document !== null && document.revision > 0 && isPublishable(document);
