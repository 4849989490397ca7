import type { Problem } from '../../../../proto/errors.ts';
import { storeRefusals } from '../../../../proto/refusals/stores.ts';

const PASSING = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ESTALE', 'EBUSY']);

export function toProblem(error: unknown, folder: string): unknown {
  return PASSING.has(codeOf(error)) ? unavailable(error, folder) : error;
}

export const unavailable = (error: unknown, folder: string): Problem =>
  storeRefusals.filesUnavailable({ store: folder, reason: (error as Error).message });

export const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(error));

export const nullIfMissing = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);
