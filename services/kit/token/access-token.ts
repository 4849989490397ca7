import { errors, type JWK, SignJWT, createLocalJWKSet, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';
import { z } from 'zod';
import { accessRefusals } from '../../../proto/refusals/access.ts';
import { Grant, SeenBy, WithheldRights } from '../../../proto/entities/user.ts';
import { type User, withholdingReasons } from '../../../proto/permissions.ts';
import type { SigningKey } from './token-keys.ts';

/** Session tokens do not have this audience, so services refuse them. */
export const accessAudience = 'services';
/** Services of a release that does not know views refuse their tokens, because they would allow changes. */
const viewAudience = 'views of services';
const Claims = z.object({
  sub: z.string(),
  username: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  admin: z.boolean(),
  grants: z.array(Grant),
  apiToken: z.string().optional(),
  secondFactor: z.enum(withholdingReasons).optional(),
  withheld: WithheldRights.optional(),
  seenBy: SeenBy.optional(),
  exp: z.number(),
});
const CACHE_SIZE = 1000;

export type SignAccessToken = (user: User, sessionId: string, seconds: number) => Promise<string>;

export const accessTokenSigner =
  ({ kid, key }: SigningKey): SignAccessToken =>
  ({ _id, username, email, roles, admin, grants, apiToken, secondFactor, withheld, seenBy }, sid, seconds) =>
    new SignJWT({ username, email, roles, admin, grants, apiToken, secondFactor, withheld, seenBy, sid })
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .setSubject(_id)
      .setAudience(seenBy ? viewAudience : accessAudience)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(key);

export type VerifyAccessToken = (token: string) => Promise<User>;

export function accessTokenVerifier(keys: JWK[]): VerifyAccessToken {
  const verify = tokenVerifier(keys);
  const cache = new Map<string, { user: User; until: number }>();
  return async (token) => {
    const hit = cache.get(token);
    if (hit && hit.until > Date.now()) return hit.user;
    cache.delete(token);
    const payload = await verify(token, { audience: [accessAudience, viewAudience] }).catch(refuse);
    const claims = Claims.safeParse(payload);
    if (!claims.success) return refuse(new errors.JWTInvalid('Claims are missing'));
    const { sub, exp, ...rest } = claims.data;
    const user = { _id: sub, ...rest };
    if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value ?? '');
    cache.set(token, { user, until: exp * 1000 });
    return user;
  };
}

function refuse(error: unknown): never {
  if (!(error instanceof errors.JOSEError)) throw error;
  throw error instanceof errors.JWTExpired ? accessRefusals.expiredToken() : accessRefusals.invalidToken();
}

export type VerifyToken = (token: string, options: JWTVerifyOptions) => Promise<JWTPayload>;

export function tokenVerifier(keys: JWK[]): VerifyToken {
  const keySet = createLocalJWKSet({ keys });
  return async (token, options) => (await jwtVerify(token, keySet, { ...options, algorithms: ['EdDSA'] })).payload;
}
