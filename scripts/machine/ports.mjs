import { createServer } from 'node:net';

export const badPorts = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

export function portProblem(value) {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535)
    return `PORT must be a number from 1 to 65535; it is "${value}".`;
  if (Number(value) !== 0 && badPorts.has(Number(value)))
    return `Browsers refuse to open port ${value}. Set PORT to another one, for example 3000.`;
  return undefined;
}

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
