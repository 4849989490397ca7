import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, wherever a script was started from. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const at = (...path) => join(root, ...path);
