import { Inject, Injectable } from '@nestjs/common';
import {
  createRemoteJWKSet,
  customFetch as jwksFetch,
  type FetchImplementation,
  jwtVerify,
  type JWTVerifyGetKey,
} from 'jose';
import * as client from 'openid-client';
import { Problem } from '../../proto/errors.ts';
import { identityRefusals } from '../../proto/refusals/identity.ts';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { log } from '../kit/log/log.ts';
import { isInsecure, type StoredProvider } from './provider.ts';
import { describeError, isRefusal, isUnreachable, refusesSite, SubjectChanged } from './provider-errors.ts';
import { fetchFromProvider } from './provider-fetch.ts';
import { Sealer } from './sealer.ts';

export interface SignInChecks {
  state: string;
  nonce: string;
  verifier: string;
}

export type Claims = Record<string, unknown> & { iss: string; sub: string };

/** Tokens with which a session asks the provider again. */
export interface ProviderTokens {
  refresh?: string;
  access: string;
}

export interface Answered {
  claims: Claims;
  tokens: ProviderTokens;
}

interface Configured {
  configuration: client.Configuration;
  keys: JWTVerifyGetKey;
}

interface Renewed {
  /** Absent if the tokens are unchanged. */
  tokens?: ProviderTokens;
  /** Absent if the provider could not be asked about the person. */
  claims?: Claims;
  /** Whether the claims are all that the provider says about the person, so that a missing group is lost. */
  isComplete: boolean;
}

const CONFIGURATION_MS = 10 * 60 * 1000;
const REQUEST_SECONDS = 4;
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const LOGOUT_TOKEN_AGE = '3 minutes';

/** Speaks OpenID Connect. Each answer is checked with the keys of the provider, also where TLS would be enough. */
@Injectable()
export class ProviderClient {
  private readonly configurations = new Map<string, Configured & { revision: number; until: number }>();

  constructor(
    private readonly sealer: Sealer,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  createChecks(): SignInChecks {
    return { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() };
  }

  start(provider: StoredProvider, redirectUri: string, { state, nonce, verifier }: SignInChecks): Promise<string> {
    return this.refusing(
      provider,
      async ({ configuration }) =>
        client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: provider.scopes,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }).href,
    );
  }

  redeem(provider: StoredProvider, address: URL, { state, nonce, verifier }: SignInChecks): Promise<Answered> {
    return this.refusing(provider, async ({ configuration }) => {
      const answer = await client.authorizationCodeGrant(configuration, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = answer.claims()!;
      const person = await readPerson(configuration, answer.access_token, claims.sub);
      return {
        claims: { ...person, ...claims },
        tokens: { access: answer.access_token, refresh: answer.refresh_token },
      };
    });
  }

  /** Rejects with the error of the library, which `isRefusal` tells from an outage. */
  async renew(provider: StoredProvider, subject: string, tokens: ProviderTokens): Promise<Renewed> {
    const { configuration } = await this.configure(provider);
    if (tokens.refresh === undefined)
      return { claims: await readPerson(configuration, tokens.access, subject), isComplete: false };
    const answer = await client.refreshTokenGrant(configuration, tokens.refresh);
    const next = { access: answer.access_token, refresh: answer.refresh_token ?? tokens.refresh };
    const claims = answer.claims();
    if (claims && claims.sub !== subject) throw new SubjectChanged('The provider has answered for another person');
    // The refresh token may be valid once, so the next one is returned even if the person cannot be read.
    const person = await readPerson(configuration, next.access, subject).catch((error: unknown) => {
      if (isRefusal(error)) throw error;
      return undefined;
    });
    return { tokens: next, ...(person && { claims: { ...person, ...claims } }), isComplete: claims !== undefined };
  }

  async readLogoutToken(provider: StoredProvider, logoutToken: string) {
    return this.refusing(provider, async ({ configuration, keys }) => {
      const { issuer } = configuration.serverMetadata();
      const { payload } = await jwtVerify(logoutToken, keys, {
        issuer,
        audience: provider.clientId,
        algorithms: ALGORITHMS,
        maxTokenAge: LOGOUT_TOKEN_AGE,
        requiredClaims: ['iat', 'jti', 'events'],
      });
      const { sub, sid, jti, events } = payload;
      const isLogout = typeof events === 'object' && events !== null && LOGOUT_EVENT in events;
      if (!isLogout || 'nonce' in payload || (sub === undefined && typeof sid !== 'string'))
        throw new Error('The token is no logout token');
      return { issuer, jti: jti!, sub, sid: typeof sid === 'string' ? sid : undefined };
    });
  }

  private async refusing<T>(provider: StoredProvider, run: (configured: Configured) => Promise<T>): Promise<T> {
    try {
      return await run(await this.configure(provider));
    } catch (error) {
      throw this.toRefusal(provider, error);
    }
  }

  /** The causes of the errors can contain tokens, so they are not logged. */
  private toRefusal({ _id, name }: StoredProvider, error: unknown): Error {
    const reason = describeError(error);
    log.warn({ provider: _id, reason }, 'a sign-in with a provider failed');
    if (error instanceof Problem) return error;
    if (isUnreachable(error)) return identityRefusals.providerUnreachable({ name }, { reason });
    if (error instanceof client.AuthorizationResponseError)
      return identityRefusals.providerRefused({ name }, { reason });
    return refusesSite(error)
      ? identityRefusals.providerRefusesSite({ name })
      : identityRefusals.providerAnswerInvalid({ name }, { reason });
  }

  private async configure(provider: StoredProvider): Promise<Configured> {
    const { _id, issuer, clientId, revision } = provider;
    const cached = this.configurations.get(_id);
    if (cached?.revision === revision && cached.until > this.clock.now().getTime()) return cached;
    const secret = provider.secret === '' ? '' : this.sealer.open(provider.secret);
    if (secret === null) throw identityRefusals.providerSecretLost({ name: provider.name });
    const extensions = isInsecure(issuer) ? [client.allowInsecureRequests] : [];
    const discovered = await client
      .discovery(new URL(issuer), clientId, undefined, client.None(), {
        [client.customFetch]: fetchFromProvider,
        timeout: REQUEST_SECONDS,
        execute: extensions,
      })
      .catch((error: unknown) => {
        if (isUnreachable(error)) throw error;
        throw identityRefusals.providerNotFound({ name: provider.name }, { reason: describeError(error) });
      });
    const metadata = discovered.serverMetadata();
    const found = new client.Configuration(metadata, clientId, undefined, authenticate(secret, metadata));
    found[client.customFetch] = fetchFromProvider;
    found.timeout = REQUEST_SECONDS;
    for (const extend of [...extensions, client.enableNonRepudiationChecks]) extend(found);
    const keys = createRemoteJWKSet(new URL(metadata.jwks_uri ?? ''), { [jwksFetch]: fetchKeys });
    const configured = { configuration: found, keys };
    this.configurations.set(_id, { ...configured, revision, until: this.clock.now().getTime() + CONFIGURATION_MS });
    return configured;
  }
}

const fetchKeys: FetchImplementation = (url, { headers, ...options }) =>
  fetchFromProvider(url, { ...options, headers: Object.fromEntries(headers), body: undefined });

function authenticate(
  secret: string,
  { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] }: client.ServerMetadata,
): client.ClientAuth {
  if (secret === '') return client.None();
  return methods.includes('client_secret_basic') ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret);
}

async function readPerson(configuration: client.Configuration, accessToken: string, subject: string) {
  const { userinfo_endpoint: address, issuer } = configuration.serverMetadata();
  const found = address === undefined ? {} : await client.fetchUserInfo(configuration, accessToken, subject);
  return { ...found, iss: issuer, sub: subject };
}
