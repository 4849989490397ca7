import { resolve } from 'node:path';
import { seedSite } from '../../scripts/demo/seed-site.ts';
import { openFiles } from '../../services/kit/files/open-files.ts';
import { startSite, type Site } from '../test/site.ts';

export const SLUG = 'au';

export async function startDemoSite(): Promise<Site & { domainId: string }> {
  const site = await startSite({ siteDir: resolve('dist/site') });
  const { call, users } = site.stack;
  const domainId: string = (await site.get('/api/config/loadDomain?hostname=localhost')).json.domain._id;
  const files = openFiles(site.stack.settings.filesUrl);
  await seedSite(
    { call: (contract, input) => call(contract, input, { as: users.admin, domainId }), files },
    domainId,
    'a long password',
  );
  return { ...site, domainId };
}
