import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { visit } from '../../proto/visit.ts';
import { refuseInvalidUnicode, validationMessage } from '../../services/kit/contract/validate-input.ts';
import { sendPage } from '../http/finished-response.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import { VisitLoader } from '../visit/visit-loader.ts';
import { PageCache } from './page-cache.ts';

@Controller('api/visit')
export class VisitController {
  constructor(
    private readonly contexts: RequestContexts,
    private readonly pages: PageCache,
    private readonly loader: VisitLoader,
  ) {}

  @Get('load')
  async load(
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseInvalidUnicode(query);
    const input = visit.calls.load.in.safeParse(query);
    if (!input.success) throw gatewayRefusals.invalidAddress({ message: validationMessage(input.error.issues[0]!) });
    const { url } = input.data;
    const context = await this.contexts.resolve(request);
    if (context.sessionExpired) throw gatewayRefusals.sessionExpired();
    if (context.user) {
      void reply.send((await this.loader.load(url, context)).visit);
      return;
    }
    sendPage(reply, await this.pages.getOrRender(url, 'visit', context.site, context.source));
  }
}
