import { runWithSite } from './site/run-with-site.mjs';

await runWithSite('dist/scripts/archive/import.js');
