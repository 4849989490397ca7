import { Problem } from '../../proto/errors.ts';
import { isAway } from '../visit/reading.ts';
import { hasRole } from '../../proto/permissions.ts';
import { stageOf, visitorAt, type Asker, type Place, type Sender } from './asker.ts';
import { tokenOf } from './auth-cookie.ts';
import { routeOf, type Incoming } from './incoming.ts';
import { type Places, WITHDRAWN } from './places.ts';
import type { ProxyTrust } from './proxy-trust.ts';
import type { Sessions } from './sessions.ts';

export const ENDED = 'Your session has ended. Sign in again.';

export interface AskersOptions {
  draft: boolean;
  trust: ProxyTrust;
  /** BASE_URL is https. */
  isPublicHttps: boolean;
}

/** Recognises who sent a request, on which host. */
export class Askers {
  constructor(
    private readonly places: Places,
    private readonly sessions: Sessions,
    private readonly options: AskersOptions,
  ) {}

  /** Somebody whose session has ended is a visitor here; a call refuses them, a page does not. */
  async of(request: Incoming): Promise<Asker> {
    const { host, secure, source } = routeOf(request, this.options.trust);
    const own = await this.places.of(host, secure);
    const token = this.options.draft ? tokenOf(request.headers) : null;
    if (!token) return visitorAt(own, source);
    try {
      const { user, accessToken, domainId } = await this.sessions.of(token);
      const place = domainId === null ? own : await this.places.workedOn(own, domainId, accessToken);
      return { place, user, accessToken, stage: stageOf(this.options.draft, user), ended: false, source };
    } catch (error) {
      if (isNoSession(error)) return visitorAt(own, source, true);
      throw error;
    }
  }

  /** As `of`, but while identity is away everybody is a visitor: a published page is for everybody. */
  async ofPage(request: Incoming): Promise<Asker> {
    try {
      return await this.of(request);
    } catch (error) {
      if (!isAway(error)) throw error;
      return this.ofNobody(request);
    }
  }

  /** Whoever it is, nothing is done in their name. */
  async ofNobody(request: Incoming): Promise<Asker> {
    const { host, secure, source } = routeOf(request, this.options.trust);
    return visitorAt(await this.places.of(host, secure), source);
  }

  /** The context of media calls: the source of the request, and the access token of a user with a role. */
  async senderOf(request: Incoming): Promise<Sender> {
    const { source } = routeOf(request, this.options.trust);
    const token = this.options.draft ? tokenOf(request.headers) : null;
    if (!token) return { source };
    try {
      const { user, accessToken } = await this.sessions.of(token);
      return hasRole(user) ? { source, accessToken } : { source };
    } catch (error) {
      if (isNoSession(error) || isAway(error)) return { source };
      throw error;
    }
  }

  /** Throws Problem `not-found` for a visitor of a host whose domain was unpublished. */
  async refuseWithdrawn(request: Incoming): Promise<void> {
    const { host, secure } = routeOf(request, this.options.trust);
    const { isWithdrawn } = await this.places.of(host, secure);
    if (isWithdrawn && !(await this.ofPage(request)).user) throw new Problem('not-found', WITHDRAWN);
  }

  /** Whether the browser reached the site by https, however the proxy in front passed the request on. */
  isSecure(request: Incoming): boolean {
    return this.options.isPublicHttps || routeOf(request, this.options.trust).secure;
  }

  get hasEditor(): boolean {
    return this.options.draft;
  }

  /** As far as it is known without asking anybody. */
  peekPlace(request: Incoming): Place | undefined {
    const { host, secure } = routeOf(request, this.options.trust);
    return this.places.peek(host, secure);
  }
}

/** It is over, or the token is nothing that identity ever gave out. */
const isNoSession = (error: unknown): boolean =>
  error instanceof Problem && (error.code === 'unauthenticated' || error.code === 'invalid');
