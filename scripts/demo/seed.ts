import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { connectNats } from '../../services/kit/bus/connect-nats.ts';
import { NatsBus } from '../../services/kit/bus/nats-bus.ts';
import { openFiles } from '../../services/kit/files/open-files.ts';
import { parseSettings } from '../../services/kit/settings.ts';
import { openRootSession } from '../as-root/root-session.ts';
import { selectDemoRegions } from './regions.ts';
import { seedOnce } from './seed-once.ts';
import { type CallAsAdmin, seedSite } from './seed-site.ts';

const HOSTNAMES = ['localhost', '127.0.0.1'];

const demo = selectDemoRegions(process.env.DEMO_REGIONS);
const { natsUrl, natsCredentials, root, filesUrl } = parseSettings(process.env);
const [recordFile, store = ''] = process.argv.slice(2);
const nats = await connectNats(natsUrl, 'tools', natsCredentials);
try {
  const session = await openRootSession(new NatsBus(nats), root);
  const callFor =
    (domainId: string): CallAsAdmin =>
    (call, input) =>
      session.call(call, input, { domainId, timeoutMs: 60_000 });

  const { domain, domains } = await callFor('')(siteConfig.calls.loadDomain, { hostname: HOSTNAMES[0]! });
  const isStored = domains.some((stored) => stored._id === domain._id);
  const seed = async () => {
    const site = { name: 'Banksia Benefits', hostnames: HOSTNAMES };
    const { _id } = isStored ? domain : await callFor('')(siteConfig.calls.publishDomain, { domain: site });
    return seedSite({ call: callFor(_id), files: openFiles(filesUrl) }, _id, root.password, demo);
  };
  const hasContent = async () =>
    domains.length > 0 || (await callFor(domain._id)(regions.calls.loadRegions, { domainId: domain._id })).length > 0;
  const added = await (recordFile ? seedOnce({ file: recordFile, store, hasContent, seed }) : seed());
  await session.end();
  process.stdout.write(`Added ${added} pages of demo content.\n`);
} finally {
  await nats.close();
}
