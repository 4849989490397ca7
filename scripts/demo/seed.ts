import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { openFiles } from '../../services/kit/files/open-files.ts';
import { parseSettings } from '../../services/kit/settings.ts';
import { withRootSession } from '../as-root/root-session.ts';
import { addDrawings } from './add-drawings.ts';
import { selectDemoRegions } from './regions.ts';
import { seedOnce } from './seed-once.ts';
import { type CallAsAdmin, seedSite } from './seed-site.ts';

const HOSTNAMES = ['localhost', '127.0.0.1'];
const site = { name: 'Banksia Benefits', hostnames: HOSTNAMES };

const demo = selectDemoRegions(process.env.DEMO_REGIONS);
const settings = parseSettings(process.env);
const [recordFile, store = ''] = process.argv.slice(2);
await withRootSession(settings, async (session) => {
  const callFor =
    (domainId: string): CallAsAdmin =>
    (call, input) =>
      session.call(call, input, { domainId, timeoutMs: 60_000 });

  const { domain, domains } = await callFor('')(siteConfig.calls.loadDomain, { hostname: HOSTNAMES[0]! });
  const isStored = domains.some((stored) => stored._id === domain._id);
  const files = openFiles(settings.filesUrl);
  // A site that an earlier release has seeded does not have the drawings.
  if (domains.some(({ name }) => name === site.name)) await addDrawings(files);
  const seed = async () => {
    const { _id } = isStored ? domain : await callFor('')(siteConfig.calls.publishDomain, { domain: site });
    return seedSite({ call: callFor(_id), files }, _id, settings.root.password, demo);
  };
  const hasContent = async () =>
    domains.length > 0 || (await callFor(domain._id)(regions.calls.loadRegions, { domainId: domain._id })).length > 0;
  const added = await (recordFile ? seedOnce({ file: recordFile, store, hasContent, seed }) : seed());
  process.stdout.write(`Added ${added} pages of demo content.\n`);
});
