import { createServer } from 'node:net';
import { badPorts } from './bad-ports.mjs';

/** These are below the ephemeral ports, because an outgoing connection could take one of those between the probe and the listen. */
const ANY = { first: 12_000, last: 31_999 };

export async function freePort(from = 0) {
  const first = from || ANY.first + Math.floor(Math.random() * (ANY.last - ANY.first));
  for (let port = first; port < 65_536; port++) if (!badPorts.has(port) && (await isFree(port))) return port;
  throw new Error(`There is no free port from ${first} on`);
}

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    // Like the servers, the probe does not specify an address, so that a port in use on any address counts as taken.
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
