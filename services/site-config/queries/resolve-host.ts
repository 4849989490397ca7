import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { FIRST_DOMAIN } from '../domain.ts';
import { HostResolver } from '../host-resolver.ts';

export const resolveHost = handle(
  siteConfig.calls.resolveHost,
  { hosts: HostResolver },
  async (input, _caller, { hosts }) => {
    const found = await hosts.find(input.hostname);
    if (!found) return { domainId: FIRST_DOMAIN, name: '', hostname: '', available: true };
    const { domain, hostname, available } = found;
    const canonicalHostname = hostname === '' ? hostname : domain.hostnames[0]!;
    return { domainId: domain._id, name: domain.name, hostname, canonicalHostname, available };
  },
);
