import { createServer } from 'node:net';
import { badPorts } from './bad-ports.mjs';

/**
 * Where "any port" begins and ends: below the ports a kernel gives to outgoing connections, one of which could otherwise take
 * the port between the probe and the server it is meant for.
 */
const ANY = { first: 12_000, last: 31_999 };

/** The first free port from this one on that browsers open; 0 asks for any. */
export async function freePort(from = 0) {
  const first = from || ANY.first + Math.floor(Math.random() * (ANY.last - ANY.first));
  for (let port = first; port < 65_536; port++) if (!badPorts.has(port) && (await isFree(port))) return port;
  throw new Error(`No port from ${first} on is free`);
}

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    // Without an address, as the servers listen: a port that is taken on any address is taken.
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
