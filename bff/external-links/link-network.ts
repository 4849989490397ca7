import { Resolver } from 'node:dns/promises';
import { isPublicAddress } from '../../services/kit/network/is-public-address.ts';

export interface LinkNetwork {
  /** Returns no addresses only if the name definitely does not exist, and rejects if they cannot be found. */
  resolve(host: string, signal: AbortSignal): Promise<string[]>;
  isAllowed(address: string, port: number): boolean;
  /** Trusted certificates in PEM format; those of Node.js by default. */
  authorities?: string[];
}

interface NameServers {
  servers?: string[];
  timeoutMs?: number;
}

export const publicNetwork: LinkNetwork = {
  resolve: createResolve(),
  isAllowed: (address, port) => (port === 80 || port === 443) && isPublicAddress(address),
};

/** Queries name servers directly, because the resolver of the system also resolves names inside a cluster. */
export function createResolve({ servers, timeoutMs = 1500 }: NameServers = {}): LinkNetwork['resolve'] {
  return async (host, signal) => {
    signal.throwIfAborted();
    const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
    if (servers) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      if (addresses.length > 0) return addresses;
      if (answers.every((answer) => answer.status === 'rejected' && answer.reason.code === 'ENOTFOUND')) return [];
      throw new Error(`${host} could not be resolved`);
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}
