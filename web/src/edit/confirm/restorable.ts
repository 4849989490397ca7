import { DELETION_RETENTION_DAYS } from '../../../../proto/deletion-retention.ts';

export const RESTORABLE = `You can restore it from the bin for ${DELETION_RETENTION_DAYS} days.`;
