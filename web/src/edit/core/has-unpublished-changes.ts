import type { Stored } from '../../../../proto/entities/stored.ts';
import { isPublishable } from './publishable.ts';

/** Whether a document was saved and visitors do not see it yet. One that was never saved has nothing to publish. */
export const hasUnpublishedChanges = (document: Stored | null): boolean =>
  document !== null && document.revision > 0 && isPublishable(document);
