import { DELETION_RETENTION_DAYS } from '../../../../proto/deletion-retention.ts';

/** Shown before something is deleted. */
export const RESTORABLE = `You can restore it from the bin for ${DELETION_RETENTION_DAYS} days.`;
