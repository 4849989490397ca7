import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pages } from '../../proto/pages.ts';
import { ShownVersion } from '../../proto/document-history.ts';
import { validationMessage } from '../../services/kit/contract/validate-input.ts';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { Gateway } from '../gateway/gateway.ts';
import { BUNDLE } from '../injection-tokens.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import { VisitLoader } from '../visit/visit-loader.ts';
import { MinuteLimit } from '../gateway/minute-limit.ts';
import { HTML } from './render-response.ts';
import type { SiteBundle } from './site-bundle.ts';

/** Limits the versions that each user has rendered, because they are not cached. */
export class VersionLimits extends MinuteLimit {
  constructor(now: () => number) {
    super({ perMinute: 60, maxKeys: 20_000, now });
  }
}

@Controller('api/visit')
export class VersionController {
  constructor(
    private readonly gateway: Gateway,
    private readonly contexts: RequestContexts,
    private readonly loader: VisitLoader,
    private readonly limits: VersionLimits,
    @Inject(BUNDLE) private readonly bundle: SiteBundle,
  ) {}

  @Get('version')
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const context = await this.gateway.resolveContext(pages.calls.loadVersion, request);
    const input = ShownVersion.safeParse(request.query);
    if (!input.success) throw gatewayRefusals.invalidAddress({ message: validationMessage(input.error.issues[0]!) });
    this.limits.count(context.user?._id ?? context.source);
    const visit = await this.loader.loadVersion(input.data, context);
    const assets = { ...this.bundle.assets, script: '', preloads: [] };
    void reply
      .headers({
        ...securityHeaders(this.contexts.transportOf(request)),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      .type(HTML)
      .send(await this.bundle.render(visit, { assets }));
  }
}
