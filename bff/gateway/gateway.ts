import type { Call, ClientInput, Output } from '../../proto/contract.ts';
import { Problem } from '../../proto/errors.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';
import { refuseInvalidUnicode } from '../../services/kit/contract/refuse-invalid-unicode.ts';
import { isOwnOrigin } from '../security/own-origin.ts';
import { toCallContext, type RequestContext } from '../session/request-context.ts';
import { SESSION_EXPIRED_MESSAGE, type RequestContexts } from '../session/request-contexts.ts';
import { resolveOrigin, type IncomingRequest } from '../session/incoming-request.ts';
import { UNAVAILABLE_MESSAGE } from '../session/domain-resolver.ts';
import type { ProxyTrust } from '../session/proxy-trust.ts';

/** Carries a call from a browser to the service that answers it, in the name of whoever is signed in. */
export class Gateway {
  constructor(
    private readonly bus: Bus,
    private readonly askers: RequestContexts,
    private readonly options: { draft: boolean; trust: ProxyTrust },
  ) {}

  async answer<C extends Call>(call: C, input: ClientInput<C>, request: IncomingRequest): Promise<Output<C>> {
    return this.ask(call, input, await this.askerOf(call, request));
  }

  async ask<C extends Call>(
    call: C,
    input: ClientInput<C>,
    asker: RequestContext,
    options?: { timeoutMs: number },
  ): Promise<Output<C>> {
    refuseInvalidUnicode(input);
    return this.bus.call(call, input, toCallContext(asker), options);
  }

  /** Who asks, when they may; what is finer than the door is the service's to refuse. */
  async askerOf(call: Call, request: IncomingRequest): Promise<RequestContext> {
    this.admit(call, request);
    const asker = await this.askers.of(request);
    if (asker.place.isWithdrawn && !asker.user && call.service !== 'identity')
      throw new Problem('not-found', UNAVAILABLE_MESSAGE);
    // Whoever is about to get a new password has no use for being told that the old session is over.
    const forNobody = call.kind === 'command' && call.who === 'anyone';
    if (asker.ended && !forNobody) throw new Problem('unauthenticated', SESSION_EXPIRED_MESSAGE);
    return asker;
  }

  /** Without an editor nothing of the site can be changed here, and another site can not have anything changed in an editor's name. */
  admit(call: Call, { headers, socket }: IncomingRequest): void {
    if (call.kind === 'query') return;
    if (!this.isThere(call)) this.hide(call.http);
    if (!isOwnOrigin(headers, resolveOrigin({ headers, socket }, this.options.trust).host)) {
      throw new Problem('forbidden', 'This request was sent from another site, so it is not carried out.');
    }
  }

  /** Commands of editors do not exist on a deployment without an editor. */
  isThere({ kind, forVisitors }: Call): boolean {
    return this.options.draft || kind === 'query' || forVisitors === true;
  }

  hide(http: string | undefined): never {
    throw new Problem('not-found', `There is no ${http?.replace(' ', ' /api')} on this site.`);
  }
}
