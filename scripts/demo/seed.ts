import { siteConfig } from '../../proto/site-config.ts';
import { connectNats } from '../../services/kit/bus/connect-nats.ts';
import { NatsBus } from '../../services/kit/bus/nats-bus.ts';
import { settingsFrom } from '../../services/kit/settings.ts';
import { openRootSession } from '../as-root/root-session.ts';
import { demoRegionsNamed } from './regions.ts';
import { type Ask, seedSite } from './seed-site.ts';

/** Hosts of the machine itself: the demo is looked at where it runs. */
const HOSTNAMES = ['localhost', '127.0.0.1'];

const demo = demoRegionsNamed(process.env.DEMO_REGIONS);
const { natsUrl, root } = settingsFrom(process.env);
const nats = await connectNats(natsUrl, 'seed');
try {
  const session = await openRootSession(new NatsBus(nats), root);
  const askFor =
    (domainId: string): Ask =>
    (call, input) =>
      session.call(call, input, { domainId, timeoutMs: 60_000 });

  const { domain, domains } = await askFor('')(siteConfig.calls.loadDomain, { hostname: HOSTNAMES[0]! });
  const _id = domains.some((known) => known._id === domain._id)
    ? domain._id
    : (await askFor('')(siteConfig.calls.publishDomain, { domain: { name: 'Banksia Benefits', hostnames: HOSTNAMES } }))
        ._id;
  const added = await seedSite(askFor(_id), _id, root.password, demo);
  await session.end();
  process.stdout.write(`${added} pages of demo content were added.\n`);
} finally {
  await nats.close();
}
