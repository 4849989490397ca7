import { formatAuthorization, type NatsUser } from '../../services/kit/bus/access/nats-user.ts';
import { publicKeyOf } from '../../services/kit/bus/access/credentials.ts';

export async function authorizationIn(folder: string, users: NatsUser[]): Promise<string> {
  const keyed = [];
  for (const user of users) keyed.push({ user, publicKey: await publicKeyOf(user.name, folder) });
  return formatAuthorization(keyed);
}
