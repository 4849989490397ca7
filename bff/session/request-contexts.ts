import { isUnavailable, Problem } from '../../proto/errors.ts';
import { siteConfigRefusals } from '../../proto/refusals/site-config.ts';
import { hasRole } from '../../proto/permissions.ts';
import type { Transport } from '../security/security-headers.ts';
import {
  type MediaRequestContext,
  type RequestContext,
  resolveStage,
  type SiteOrigin,
  visitorContext,
} from './request-context.ts';
import { setDomain } from '../http/request-trace.ts';
import { readToken } from './cookies.ts';
import { type IncomingRequest, type ProxyTrust, resolveOrigin } from './incoming-request.ts';
import type { DomainResolver } from './domain-resolver.ts';
import type { SessionCache } from './session-cache.ts';

interface RequestContextOptions {
  draft: boolean;
  trust: ProxyTrust;
  isPublicHttps: boolean;
  includeSubDomains?: boolean;
}

export class RequestContexts {
  constructor(
    private readonly domains: DomainResolver,
    private readonly sessions: SessionCache,
    private readonly options: RequestContextOptions,
  ) {}

  async resolve(request: IncomingRequest): Promise<RequestContext> {
    const { host, secure, source } = resolveOrigin(request, this.options.trust);
    const own = await this.domains.resolve(host, secure);
    setDomain(request.raw, own.domainName);
    const token = this.options.draft ? readToken(request.headers) : null;
    if (!token) return visitorContext(own, source);
    try {
      const { user, preferences, accessToken, domainId } = await this.sessions.getOrOpen(token);
      const site = domainId === null ? own : await this.domains.resolveActive(own, domainId, accessToken);
      setDomain(request.raw, site.domainName);
      const stage = resolveStage(this.options.draft, user);
      return { site, user, preferences, accessToken, stage, sessionExpired: false, source };
    } catch (error) {
      if (isInvalidSession(error)) return visitorContext(own, source, true);
      throw error;
    }
  }

  async resolveForPage(request: IncomingRequest): Promise<RequestContext> {
    try {
      return await this.resolve(request);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return this.resolveAnonymous(request);
    }
  }

  async resolveAnonymous(request: IncomingRequest): Promise<RequestContext> {
    const { host, secure, source } = resolveOrigin(request, this.options.trust);
    const site = await this.domains.resolve(host, secure);
    setDomain(request.raw, site.domainName);
    return visitorContext(site, source);
  }

  async resolveForMedia(request: IncomingRequest): Promise<MediaRequestContext> {
    const { source } = resolveOrigin(request, this.options.trust);
    const token = this.options.draft ? readToken(request.headers) : null;
    if (!token) return { source };
    try {
      const { user, accessToken } = await this.sessions.getOrOpen(token);
      return hasRole(user) ? { source, accessToken } : { source };
    } catch (error) {
      if (isInvalidSession(error) || isUnavailable(error)) return { source };
      throw error;
    }
  }

  async requireAvailable(request: IncomingRequest): Promise<void> {
    const { host, secure } = resolveOrigin(request, this.options.trust);
    const { isUnpublished } = await this.domains.resolve(host, secure);
    if (isUnpublished && !(await this.resolveForPage(request)).user) throw siteConfigRefusals.websiteUnavailable();
  }

  /** Returns the origin of a host of the installation, and null for another host. */
  async originOfHost(host: string, request: IncomingRequest): Promise<string | null> {
    const { origin } = await this.domains.resolve(host, this.isSecure(request));
    return new URL(origin).host === host.toLowerCase() ? origin : null;
  }

  originOf(request: IncomingRequest): { host: string; secure: boolean } {
    const { host, secure } = resolveOrigin(request, this.options.trust);
    return { host, secure: secure || this.options.isPublicHttps };
  }

  isSecure(request: IncomingRequest): boolean {
    return this.options.isPublicHttps || resolveOrigin(request, this.options.trust).secure;
  }

  transportOf(request: IncomingRequest): Transport {
    return { secure: this.isSecure(request), includeSubDomains: this.options.includeSubDomains };
  }

  get hasEditor(): boolean {
    return this.options.draft;
  }

  getCachedSite(request: IncomingRequest): SiteOrigin | undefined {
    const { host, secure } = resolveOrigin(request, this.options.trust);
    return this.domains.getCached(host, secure);
  }
}

const isInvalidSession = (error: unknown): boolean =>
  error instanceof Problem && (error.code === 'unauthenticated' || error.code === 'invalid');
