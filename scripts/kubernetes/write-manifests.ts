import 'reflect-metadata';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { services } from '../../services/services.ts';
import { manifestFiles } from './manifest-files.ts';

const folder = 'deploy/kubernetes/base/processes';
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [name, text] of await manifestFiles(services)) await writeFile(join(folder, name), text);
