import type { Stored } from '../../../../proto/entities/stored.ts';

export const isPublishable = ({ published, lastPublished, updatedAt }: Stored): boolean =>
  !published || !lastPublished || lastPublished < updatedAt;
