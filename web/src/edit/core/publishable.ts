import type { Stored } from '../../../../proto/entities/stored.ts';

/** Whether visitors do not see yet what is stored: it was changed after it was last published, or never published at all. */
export const isPublishable = ({ published, lastPublished, updatedAt }: Stored): boolean =>
  !published || !lastPublished || lastPublished < updatedAt;
