import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { decisionsPage } from './decisions-page.ts';
import { eventsPage } from './events-page.ts';
import { metricsPage } from './metrics-page.ts';
import { refusalsPage } from './refusals-page.ts';
import { readmeWithServices } from './services-table.ts';

const docs = resolve(process.cwd(), 'docs');
await writeFile(resolve(process.cwd(), 'README.md'), await readmeWithServices());
await writeFile(resolve(process.cwd(), 'DECISIONS.md'), await decisionsPage());
await writeFile(resolve(docs, 'events.md'), await eventsPage());
await writeFile(resolve(docs, 'refusals.md'), await refusalsPage());
await writeFile(resolve(docs, 'operations/metrics.md'), await metricsPage());
