import type { ServerResponse } from 'node:http';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { RemoteFault } from '../../services/kit/bus/nats-bus.ts';
import { encodePart } from '../../proto/unicode.ts';
import { apiHeaders } from '../security/security-headers.ts';
import { isServerFault, retryAfter, toErrorBody } from '../gateway/send-error.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import { LOG } from '../injection-tokens.ts';
import { ATTEMPTS, MediaFiles } from './media-files.ts';
import { type CachedFile, withSafeHeaders } from './cached-file.ts';
import { writeCached, writeFetched } from './write-file.ts';

type FileRequest = FastifyRequest<{ Params: { id: string } }>;

@Controller()
export class MediaController {
  constructor(
    private readonly files: MediaFiles,
    private readonly contexts: RequestContexts,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  @Get('img/:id')
  picture(@Req() request: FileRequest, @Res() reply: FastifyReply): Promise<void> {
    const { params, query, url, headers } = request;
    return this.send(reply, async () => {
      const context = await this.contexts.resolveForMedia(request);
      return this.files.loadPicture(params.id, query, { url, accept: headers.accept, context });
    });
  }

  @Get('img/card/*')
  shareCard(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, async () => {
      const context = await this.contexts.resolveAnonymous(request);
      return this.files.loadShareCard(request.url, context);
    });
  }

  @Get('file/:id/:name')
  file(@Req() { params, url }: FileRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, () => this.files.loadFile(params.id, url));
  }

  @Get('file/:id')
  redirectToName(@Req() { params }: FileRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.respond(reply, async () => {
      const { name } = await this.files.loadFile(params.id);
      const location = `/file/${encodePart(params.id)}/${encodePart(name)}`;
      // The redirect must not be cached, because files can be renamed.
      reply.raw.writeHead(302, { ...apiHeaders, location }).end();
    });
  }

  @Get(['img', 'img/*', 'file', 'file/*'])
  notFound(@Res() reply: FastifyReply): Promise<void> {
    return this.respond(reply, () => Promise.reject(gatewayRefusals.nothingHere()));
  }

  private send(reply: FastifyReply, find: () => Promise<CachedFile>): Promise<void> {
    const { raw: response } = reply;
    const { raw: request } = reply.request;
    return this.respond(reply, async () => {
      for (const _ of ATTEMPTS) {
        const file = await find();
        if (writeCached(request, response, file)) return;
        if (await writeFetched(request, response, file, (range) => this.files.open(file, range))) return;
      }
      throw gatewayRefusals.fileGone();
    });
  }

  private async respond(reply: FastifyReply, write: () => Promise<void>): Promise<void> {
    reply.hijack();
    try {
      await this.contexts.requireAvailable(reply.request);
      await write();
    } catch (error) {
      if (isServerFault(error) && !(error instanceof RemoteFault)) this.log.error(error, `${reply.request.url} failed`);
      sendTextError(error, reply.raw);
    }
  }
}

function sendTextError(error: unknown, response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  const { status, error: body } = toErrorBody(error);
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...withSafeHeaders('text/plain'),
      ...retryAfter(error, status),
    })
    .end(body.message);
}
