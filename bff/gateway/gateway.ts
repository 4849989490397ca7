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

export class Gateway {
  constructor(
    private readonly bus: Bus,
    private readonly contexts: RequestContexts,
    private readonly options: { draft: boolean; trust: ProxyTrust },
  ) {}

  async handle<C extends Call>(call: C, input: ClientInput<C>, request: IncomingRequest): Promise<Output<C>> {
    return this.call(call, input, await this.resolveContext(call, request));
  }

  async call<C extends Call>(
    call: C,
    input: ClientInput<C>,
    context: RequestContext,
    options?: { timeoutMs: number },
  ): Promise<Output<C>> {
    refuseInvalidUnicode(input);
    return this.bus.call(call, input, toCallContext(context), options);
  }

  async resolveContext(call: Call, request: IncomingRequest): Promise<RequestContext> {
    this.requireAllowed(call, request);
    const context = await this.contexts.resolve(request);
    if (context.site.isUnpublished && !context.user && call.service !== 'identity')
      throw new Problem('not-found', UNAVAILABLE_MESSAGE);
    // An expired session must not block commands that are open to everyone, such as a password reset.
    const isAnonymousCommand = call.kind === 'command' && call.who === 'anyone';
    if (context.sessionExpired && !isAnonymousCommand) throw new Problem('unauthenticated', SESSION_EXPIRED_MESSAGE);
    return context;
  }

  requireAllowed(call: Call, { headers, socket }: IncomingRequest): void {
    if (call.kind === 'query') return;
    if (!this.isAvailable(call)) this.throwNotFound(call.http);
    if (!isOwnOrigin(headers, resolveOrigin({ headers, socket }, this.options.trust).host)) {
      throw new Problem('forbidden', 'This request was sent from another site, so it is not carried out.');
    }
  }

  isAvailable({ kind, forVisitors }: Call): boolean {
    return this.options.draft || kind === 'query' || forVisitors === true;
  }

  throwNotFound(http: string | undefined): never {
    throw new Problem('not-found', `There is no ${http?.replace(' ', ' /api')} on this site.`);
  }
}
