import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { eventsPage } from './events-page.ts';

const root = process.cwd();
await writeFile(resolve(root, 'docs', 'events.md'), await eventsPage());
