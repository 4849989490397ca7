import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../proto/errors.ts';
import { visit } from '../../proto/visit.ts';
import { refuseInvalidUnicode } from '../../services/kit/contract/refuse-invalid-unicode.ts';
import { validationMessage } from '../../services/kit/contract/validation-message.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { writePage } from '../page-cache/write-page.ts';
import { RequestContexts, SESSION_EXPIRED_MESSAGE } from '../session/request-contexts.ts';
import { VisitLoader } from './visit-loader.ts';

/** The one call that the BFF answers itself, for a click in the browser. */
@Controller('api/visit')
export class VisitController {
  constructor(
    private readonly askers: RequestContexts,
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
    if (!input.success)
      throw new Problem('invalid', `Name the address to load: ${validationMessage(input.error.issues[0]!)}`);
    const { url } = input.data;
    const asker = await this.askers.of({ headers: request.headers, socket: request.raw.socket });
    if (asker.ended) throw new Problem('unauthenticated', SESSION_EXPIRED_MESSAGE);
    if (asker.user) {
      void reply.send((await this.loader.load(url, asker)).visit);
      return;
    }
    const page = await this.pages.of(url, 'visit', asker.place);
    reply.hijack();
    writePage(request.raw, reply.raw, page);
  }
}
