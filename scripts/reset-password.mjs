import { runWithSite } from './site/run-with-site.mjs';

await runWithSite('dist/scripts/reset-password/reset-password.js');
