import { Problem } from '../../proto/errors.ts';
import { isUnavailable } from '../visit/visit-read.ts';
import { hasRole } from '../../proto/permissions.ts';
import {
  resolveStage,
  visitorContext,
  type RequestContext,
  type SiteOrigin,
  type MediaRequestContext,
} from './request-context.ts';
import { readToken } from './auth-cookie.ts';
import { resolveOrigin, type IncomingRequest } from './incoming-request.ts';
import { type DomainResolver, UNAVAILABLE_MESSAGE } from './domain-resolver.ts';
import type { ProxyTrust } from './proxy-trust.ts';
import type { SessionCache } from './session-cache.ts';

export const SESSION_EXPIRED_MESSAGE = 'Your session has ended. Sign in again.';

export interface RequestContextOptions {
  draft: boolean;
  trust: ProxyTrust;
  /** BASE_URL is https. */
  isPublicHttps: boolean;
}

/** Recognises who sent a request, on which host. */
export class RequestContexts {
  constructor(
    private readonly places: DomainResolver,
    private readonly sessions: SessionCache,
    private readonly options: RequestContextOptions,
  ) {}

  /** Somebody whose session has ended is a visitor here; a call refuses them, a page does not. */
  async of(request: IncomingRequest): Promise<RequestContext> {
    const { host, secure, source } = resolveOrigin(request, this.options.trust);
    const own = await this.places.of(host, secure);
    const token = this.options.draft ? readToken(request.headers) : null;
    if (!token) return visitorContext(own, source);
    try {
      const { user, accessToken, domainId } = await this.sessions.of(token);
      const place = domainId === null ? own : await this.places.workedOn(own, domainId, accessToken);
      return { place, user, accessToken, stage: resolveStage(this.options.draft, user), ended: false, source };
    } catch (error) {
      if (isInvalidSession(error)) return visitorContext(own, source, true);
      throw error;
    }
  }

  /** As `of`, but while identity is away everybody is a visitor: a published page is for everybody. */
  async ofPage(request: IncomingRequest): Promise<RequestContext> {
    try {
      return await this.of(request);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return this.ofNobody(request);
    }
  }

  /** Whoever it is, nothing is done in their name. */
  async ofNobody(request: IncomingRequest): Promise<RequestContext> {
    const { host, secure, source } = resolveOrigin(request, this.options.trust);
    return visitorContext(await this.places.of(host, secure), source);
  }

  /** The context of media calls: the source of the request, and the access token of a user with a role. */
  async senderOf(request: IncomingRequest): Promise<MediaRequestContext> {
    const { source } = resolveOrigin(request, this.options.trust);
    const token = this.options.draft ? readToken(request.headers) : null;
    if (!token) return { source };
    try {
      const { user, accessToken } = await this.sessions.of(token);
      return hasRole(user) ? { source, accessToken } : { source };
    } catch (error) {
      if (isInvalidSession(error) || isUnavailable(error)) return { source };
      throw error;
    }
  }

  /** Throws Problem `not-found` for a visitor of a host whose domain was unpublished. */
  async refuseWithdrawn(request: IncomingRequest): Promise<void> {
    const { host, secure } = resolveOrigin(request, this.options.trust);
    const { isWithdrawn } = await this.places.of(host, secure);
    if (isWithdrawn && !(await this.ofPage(request)).user) throw new Problem('not-found', UNAVAILABLE_MESSAGE);
  }

  /** Whether the browser reached the site by https, however the proxy in front passed the request on. */
  isSecure(request: IncomingRequest): boolean {
    return this.options.isPublicHttps || resolveOrigin(request, this.options.trust).secure;
  }

  get hasEditor(): boolean {
    return this.options.draft;
  }

  /** As far as it is known without asking anybody. */
  peekPlace(request: IncomingRequest): SiteOrigin | undefined {
    const { host, secure } = resolveOrigin(request, this.options.trust);
    return this.places.peek(host, secure);
  }
}

/** It is over, or the token is nothing that identity ever gave out. */
const isInvalidSession = (error: unknown): boolean =>
  error instanceof Problem && (error.code === 'unauthenticated' || error.code === 'invalid');
