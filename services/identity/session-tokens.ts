import { readFile } from 'node:fs/promises';
import { createPublicKey } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { decodeJwt, errors, importPKCS8, importSPKI, jwtVerify, SignJWT } from 'jose';
import { identityRefusals } from '../../proto/refusals/identity.ts';
import type { Caller, User } from '../../proto/permissions.ts';
import type { Settings } from '../kit/settings.ts';
import { accessTokenSigner } from '../kit/token/access-token.ts';
import { SETTINGS } from '../kit/tokens.ts';
import { ACCESS_SECONDS, DEVICE_SECONDS, type Session } from './session.ts';

/** Differs from the audience of access tokens, so that neither is accepted as the other. */
const audience = 'sessions';

type Key = Awaited<ReturnType<typeof importSPKI>>;

@Injectable()
export class SessionTokens implements OnModuleInit {
  private keys!: { sign: Key; verify: Key; access: Awaited<ReturnType<typeof accessTokenSigner>> };

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  async onModuleInit(): Promise<void> {
    const pem = await readFile(this.settings.tokenPrivateKeyFile, 'utf8');
    const publicPem = createPublicKey(pem).export({ type: 'spki', format: 'pem' }).toString();
    this.keys = {
      sign: await importPKCS8(pem, 'EdDSA'),
      verify: await importSPKI(publicPem, 'EdDSA'),
      access: await accessTokenSigner(pem),
    };
  }

  session({ _id, userId, expiresAt }: Session): Promise<string> {
    return new SignJWT({ sid: _id })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setSubject(userId)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.parse(expiresAt) / 1000))
      .sign(this.keys.sign);
  }

  access(user: User, sessionId: string): Promise<string> {
    return this.keys.access(user, sessionId, ACCESS_SECONDS);
  }

  async findKnownDevice(token: string, userId: string): Promise<string | undefined> {
    if (token === '') return undefined;
    const options = { algorithms: ['EdDSA'], audience, subject: userId, clockTolerance: DEVICE_SECONDS };
    const { payload } = await jwtVerify(token, this.keys.verify, options).catch(decodeUnverified);
    return typeof payload.sid === 'string' ? payload.sid : undefined;
  }

  async readSession(token: string): Promise<{ userId: string; sessionId: string }> {
    const { payload } = await jwtVerify(token, this.keys.verify, { algorithms: ['EdDSA'], audience }).catch(
      throwInvalidToken,
    );
    const { sub, sid } = payload;
    if (sub === undefined || typeof sid !== 'string')
      return throwInvalidToken(new errors.JWTInvalid('Claims are missing'));
    return { userId: sub, sessionId: sid };
  }
}

/** The host has already verified the signature. */
export function readSessionId({ accessToken }: Caller): string | undefined {
  const { sid } = accessToken ? decodeJwt(accessToken) : {};
  return typeof sid === 'string' ? sid : undefined;
}

function decodeUnverified(error: unknown): { payload: { sid?: unknown } } {
  if (error instanceof errors.JOSEError) return { payload: {} };
  throw error;
}

function throwInvalidToken(error: unknown): never {
  if (error instanceof errors.JOSEError) throw identityRefusals.sessionOver();
  throw error;
}
