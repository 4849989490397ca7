import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { connectNats } from '../../services/kit/bus/connect-nats.ts';
import { NatsBus } from '../../services/kit/bus/nats-bus.ts';
import { parseSettings } from '../../services/kit/settings.ts';
import { openRootSession } from '../as-root/root-session.ts';
import { demoRegionsNamed } from './regions.ts';
import { seedOnce } from './seed-once.ts';
import { type Ask, seedSite } from './seed-site.ts';

/** Hosts of the machine itself: the demo is looked at where it runs. */
const HOSTNAMES = ['localhost', '127.0.0.1'];

const demo = demoRegionsNamed(process.env.DEMO_REGIONS);
const { natsUrl, natsCredentials, root } = parseSettings(process.env);
/** With a record the content is added once, without one whatever is missing of it. */
const [recordFile, store = ''] = process.argv.slice(2);
const nats = await connectNats(natsUrl, 'tools', natsCredentials);
try {
  const session = await openRootSession(new NatsBus(nats), root);
  const askFor =
    (domainId: string): Ask =>
    (call, input) =>
      session.call(call, input, { domainId, timeoutMs: 60_000 });

  const { domain, domains } = await askFor('')(siteConfig.calls.loadDomain, { hostname: HOSTNAMES[0]! });
  const isStored = domains.some((known) => known._id === domain._id);
  const seed = async () => {
    const site = { name: 'Banksia Benefits', hostnames: HOSTNAMES };
    const { _id } = isStored ? domain : await askFor('')(siteConfig.calls.publishDomain, { domain: site });
    return seedSite(askFor(_id), _id, root.password, demo);
  };
  const hasContent = async () =>
    domains.length > 0 || (await askFor(domain._id)(regions.calls.loadRegions, { domainId: domain._id })).length > 0;
  const added = await (recordFile ? seedOnce({ file: recordFile, store, hasContent, seed }) : seed());
  await session.end();
  process.stdout.write(`${added} pages of demo content were added.\n`);
} finally {
  await nats.close();
}
