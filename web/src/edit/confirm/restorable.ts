import { DELETED_FOR_DAYS } from '../../../../proto/deleted-for-days.ts';

/** Shown before something is deleted. */
export const RESTORABLE = `You can restore it from the bin for ${DELETED_FOR_DAYS} days.`;
