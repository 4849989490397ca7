import { writeFile } from 'node:fs/promises';
import { derivedFiles } from './derived-files.ts';

for (const [file, textOf] of Object.entries(derivedFiles)) await writeFile(file, await textOf());
