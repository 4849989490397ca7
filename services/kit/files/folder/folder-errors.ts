import { Problem } from '../../../../proto/errors.ts';

/** A full, broken or locked disk, or a process that has too many files open. */
const PASSING = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ESTALE', 'EBUSY']);

/** What an error of the disk means to the caller of the file store. */
export function toProblem(error: unknown, folder: string): unknown {
  return PASSING.has(codeOf(error)) ? unavailable(error, folder) : error;
}

export const unavailable = (error: unknown, folder: string): Problem =>
  new Problem('unavailable', `The file store ${folder} does not answer: ${(error as Error).message}`);

/** There is no such file, nor may there be one below what is a file itself. */
export const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(error));

/** What it resolves to, or null where there is no such file. */
export const nullIfMissing = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);
