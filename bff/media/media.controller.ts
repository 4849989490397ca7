import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Problem } from '../../proto/errors.ts';
import { RemoteFault } from '../../services/kit/bus/nats-bus.ts';
import { isServerFault } from '../gateway/error-body.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import { LOG } from '../injection-tokens.ts';
import { GONE, MediaFiles, TRIES } from './media-files.ts';
import type { CachedFile } from './cached-file.ts';
import { sendTextError } from './send-text-error.ts';
import { writeFetched, writeCached } from './write-file.ts';
import { encodePart } from '../../proto/unicode.ts';

type Asking = FastifyRequest<{ Params: { id: string } }>;

/** Pictures and files that editors have sent, as bytes. */
@Controller()
export class MediaController {
  constructor(
    private readonly files: MediaFiles,
    private readonly askers: RequestContexts,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  @Get('img/:id')
  picture(@Req() request: Asking, @Res() reply: FastifyReply): Promise<void> {
    const { params, query, url, headers } = request;
    return this.send(reply, async () => {
      const sender = await this.askers.senderOf(request);
      return this.files.picture(params.id, query, { address: url, accept: headers.accept, sender });
    });
  }

  @Get('file/:id/:name')
  file(@Req() { params, url }: Asking, @Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, () => this.files.file(params.id, url));
  }

  @Get('file/:id')
  named(@Req() { params }: Asking, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(reply, async () => {
      const { name } = await this.files.file(params.id);
      const location = `/file/${encodePart(params.id)}/${encodePart(name)}`;
      // What a file is called may change, so nobody is to remember this.
      reply.raw.writeHead(302, { location, 'cache-control': 'no-store' }).end();
    });
  }

  @Get(['img', 'img/*', 'file', 'file/*'])
  nothing(@Res() reply: FastifyReply): Promise<void> {
    return this.answer(reply, () => Promise.reject(new Problem('not-found', 'There is nothing at this address.')));
  }

  private send(reply: FastifyReply, find: () => Promise<CachedFile>): Promise<void> {
    const { raw: response } = reply;
    const { raw: request } = reply.request;
    return this.answer(reply, async () => {
      for (const _ of TRIES) {
        const file = await find();
        if (writeCached(request, response, file)) return;
        if (await writeFetched(request, response, file, (range) => this.files.open(file, range))) return;
      }
      throw new Problem('not-found', GONE);
    });
  }

  private async answer(reply: FastifyReply, write: () => Promise<void>): Promise<void> {
    reply.hijack();
    try {
      await this.askers.refuseWithdrawn(reply.request);
      await write();
    } catch (error) {
      // A fault of a service has been logged where it happened.
      if (isServerFault(error) && !(error instanceof RemoteFault))
        this.log.error(error, `${reply.request.url} could not be sent`);
      sendTextError(error, reply.raw);
    }
  }
}
