import { authorizationOf } from '../../services/kit/bus/access/authorization.ts';
import type { BusUser } from '../../services/kit/bus/access/bus-user.ts';
import { publicKeyOf } from '../../services/kit/bus/access/credentials.ts';

/** The authorization block of a nats-server for these users, whose seeds are in the folder or are generated there. */
export async function authorizationIn(folder: string, users: BusUser[]): Promise<string> {
  const keyed = [];
  for (const user of users) keyed.push({ user, publicKey: await publicKeyOf(user.name, folder) });
  return authorizationOf(keyed);
}
