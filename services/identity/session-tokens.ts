import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { decodeJwt, errors, type JWTPayload, SignJWT } from 'jose';
import type { Caller, User } from '../../proto/permissions.ts';
import { identityRefusals } from '../../proto/refusals/identity.ts';
import { type Settings, SETTINGS } from '../kit/settings.ts';
import {
  accessAudience,
  accessTokenSigner,
  type SignAccessToken,
  tokenVerifier,
  type VerifyToken,
} from '../kit/token/access-token.ts';
import {
  loadPrivateKeys,
  loadVerificationKeys,
  type SigningKey,
  tokenKeyRefusals,
  toSigningKey,
} from '../kit/token/token-keys.ts';
import { ACCESS_SECONDS, DEVICE_SECONDS, type Session } from './session.ts';

/** This audience differs from that of access tokens, so that neither token is accepted as the other. */
const audience = 'sessions';
/** A release that does not know views refuses their tokens, because it would open the session of the administrator. */
const viewAudience = 'views';
const VIEW_TIME = '1 hour';
/** How long work can continue that was started with an access token. */
const WORK_SECONDS = 24 * 3600;

@Injectable()
export class SessionTokens implements OnModuleInit {
  private signingKey!: SigningKey;
  private verify!: VerifyToken;
  private signAccess!: SignAccessToken;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  async onModuleInit(): Promise<void> {
    const { tokenPrivateKeyFile: privateFile, tokenPublicKeyFile: publicFile } = this.settings;
    const [first] = await loadPrivateKeys(privateFile);
    const accepted = await loadVerificationKeys(publicFile);
    this.signingKey = await toSigningKey(first!);
    if (!accepted.some(({ kid }) => kid === this.signingKey.kid))
      throw tokenKeyRefusals.notAccepted({ privateFile, publicFile });
    this.signAccess = accessTokenSigner(this.signingKey);
    this.verify = tokenVerifier(accepted);
  }

  session({ _id, userId, expiresAt }: Session): Promise<string> {
    return this.sign({ sid: _id }, { userId, audience, end: Math.floor(Date.parse(expiresAt) / 1000) });
  }

  /** Opens the site as another user, who can change nothing, while the session of the administrator lasts. */
  view({ _id, userId }: Session, seenAs: string): Promise<string> {
    return this.sign({ sid: _id, seenAs }, { userId, audience: viewAudience, end: VIEW_TIME });
  }

  access(user: User, sessionId: string, seconds = ACCESS_SECONDS): Promise<string> {
    return this.signAccess(user, sessionId, seconds);
  }

  async findKnownDevice(token: string, userId: string): Promise<string | undefined> {
    if (token === '') return undefined;
    const options = { audience, subject: userId, clockTolerance: DEVICE_SECONDS };
    const { sid } = await this.verify(token, options).catch(returnNothing);
    return typeof sid === 'string' ? sid : undefined;
  }

  async readSession(token: string): Promise<{ userId: string; sessionId: string; seenAs?: string }> {
    const options = { audience: [audience, viewAudience] };
    const { sub, sid, aud, seenAs } = await this.verify(token, options).catch(throwInvalidToken);
    const isComplete = typeof sid === 'string' && (typeof seenAs === 'string') === (aud === viewAudience);
    if (sub === undefined || !isComplete) return throwInvalidToken(new errors.JWTInvalid('Claims are missing'));
    return { userId: sub, sessionId: sid, ...(typeof seenAs === 'string' && { seenAs }) };
  }

  /** Returns whose session, or which API token, an access token was made for, also after it has expired. */
  async readAccess(token: string): Promise<{ userId: string; sessionId: string; isApiToken: boolean }> {
    const options = { audience: accessAudience, clockTolerance: WORK_SECONDS };
    const { sub, sid, apiToken } = await this.verify(token, options).catch(throwInvalidToken);
    if (sub === undefined || typeof sid !== 'string')
      return throwInvalidToken(new errors.JWTInvalid('Claims are missing'));
    return { userId: sub, sessionId: sid, isApiToken: apiToken !== undefined };
  }

  private sign(
    claims: JWTPayload,
    { userId, audience: of, end }: { userId: string; audience: string; end: number | string },
  ) {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid: this.signingKey.kid })
      .setSubject(userId)
      .setAudience(of)
      .setIssuedAt()
      .setExpirationTime(end)
      .sign(this.signingKey.key);
  }
}

/** The signature is not verified here, because the host has already done so. */
export function readSessionId({ accessToken }: Caller): string | undefined {
  const { sid } = accessToken ? decodeJwt(accessToken) : {};
  return typeof sid === 'string' ? sid : undefined;
}

function returnNothing(error: unknown): { sid?: unknown } {
  if (error instanceof errors.JOSEError) return {};
  throw error;
}

function throwInvalidToken(error: unknown): never {
  if (error instanceof errors.JOSEError) throw identityRefusals.sessionOver();
  throw error;
}
