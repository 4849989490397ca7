import { Resolver } from 'node:dns/promises';
import { isPublicAddress } from '../../services/kit/network/is-public-address.ts';

export class NoSuchHost extends Error {
  override readonly name = 'NoSuchHost';
}

export interface LinkNetwork {
  /** Rejects with NoSuchHost only if the name certainly does not exist. */
  resolve(host: string, signal: AbortSignal): Promise<string[]>;
  isAllowed(address: string, port: number): boolean;
}

export const publicNetwork: LinkNetwork = {
  resolve: resolveHost,
  isAllowed: (address, port) => (port === 80 || port === 443) && isPublicAddress(address),
};

/** Asks the name server itself, because the resolver of the system would also try names inside of a cluster. */
async function resolveHost(host: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 1500, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length > 0) return addresses;
    if (answers.every((answer) => answer.status === 'rejected' && answer.reason.code === 'ENOTFOUND'))
      throw new NoSuchHost(host);
    throw new Error(`${host} could not be resolved`);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
