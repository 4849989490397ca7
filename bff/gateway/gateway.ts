import type { IncomingHttpHeaders } from 'node:http';
import type { Call, ClientInput, Output } from '../../proto/contract.ts';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { siteConfigRefusals } from '../../proto/refusals/site-config.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';
import { refuseInvalidUnicode } from '../../services/kit/contract/validate-input.ts';
import { type RequestContext, toCallContext } from '../session/request-context.ts';
import type { RequestContexts } from '../session/request-contexts.ts';
import { type IncomingRequest, type ProxyTrust, resolveOrigin } from '../session/incoming-request.ts';

export class Gateway {
  constructor(
    private readonly bus: Bus,
    private readonly contexts: RequestContexts,
    private readonly options: {
      draft: boolean;
      trust: ProxyTrust;
      /** Adapts an answer to data that the service does not have. */
      revise: <C extends Call>(call: C, answer: Output<C>, context: RequestContext) => Promise<Output<C>>;
    },
  ) {}

  async handle<C extends Call>(call: C, input: ClientInput<C>, request: IncomingRequest): Promise<Output<C>> {
    const context = await this.resolveContext(call, request);
    return this.options.revise(call, await this.call(call, input, context), context);
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
      throw siteConfigRefusals.websiteUnavailable();
    // An expired session must not block commands that are open to everyone, such as a password reset.
    const isAnonymousCommand = call.kind === 'command' && call.who === 'anyone';
    if (context.sessionExpired && !isAnonymousCommand) throw gatewayRefusals.sessionExpired();
    return context;
  }

  requireAllowed(call: Call, { headers, socket }: IncomingRequest): void {
    if (call.kind === 'query' && !call.http?.startsWith('POST ')) return;
    if (!this.isAvailable(call)) this.throwNotFound(call.http);
    if (!isOwnOrigin(headers, resolveOrigin({ headers, socket }, this.options.trust).host)) {
      throw gatewayRefusals.otherSite();
    }
  }

  isAvailable({ kind, forVisitors }: Call): boolean {
    return this.options.draft || kind === 'query' || forVisitors === true;
  }

  throwNotFound(http: string | undefined): never {
    throw gatewayRefusals.noRoute({ route: String(http?.replace(' ', ' /api')) });
  }
}

/** Browsers send at least one of these headers. Other clients send only their own credentials, so requests without both are allowed. */
export function isOwnOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  const from = headers.origin ?? headers.referer;
  return from === undefined || hostOf(from) === host.toLowerCase();
}

/** Sandboxed frames and cross-site redirects send the origin `null`. */
const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);
