import { runWithSite } from './site/run-with-site.mjs';

await runWithSite('dist/scripts/rebuild/rebuild.js');
