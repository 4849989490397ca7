import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Call } from '../proto/contract.ts';
import { nestLog } from '../services/kit/log/log.ts';
import { requestId } from '../services/kit/request-scope.ts';
import { archiveRoutes } from './archive/archive-routes.ts';
import { type BffDependencies, BffModule } from './bff.module.ts';
import type { CacheFront } from './cache-front.ts';
import { apiHeaders } from './security/security-headers.ts';
import { finishReplies } from './gateway/finish-replies.ts';
import { MAX_BODY, registerJsonParser } from './gateway/json-body.ts';
import { rejectMalformedRequest } from './gateway/reject-malformed-request.ts';
import { formScope, uploadRoutes } from './gateway/upload-routes.ts';
import { ErrorFilter } from './gateway/send-error.ts';
import type { ProxyTrust } from './session/incoming-request.ts';
import { createServerFactory } from './server.ts';
import { setRoute } from './http/request-trace.ts';

interface ServeOptions {
  parts: BffDependencies;
  front: CacheFront;
  port: number;
  host?: string;
  trust: ProxyTrust;
  requestTimeoutMs?: number;
}

export async function serve({ parts, front, port, host = '0.0.0.0', trust, requestTimeoutMs }: ServeOptions) {
  const adapter = new FastifyAdapter({
    serverFactory: createServerFactory(front, trust, requestTimeoutMs),
    clientErrorHandler: rejectMalformedRequest,
    bodyLimit: MAX_BODY,
    routerOptions: { maxParamLength: 2000 },
    // During a shutdown, requests on open connections are still answered.
    return503OnClosing: false,
    genReqId: () => requestId() ?? randomUUID(),
  });
  const app = await NestFactory.create<NestFastifyApplication>(BffModule.of(parts), adapter, {
    bodyParser: false,
    logger: nestLog('bff'),
    abortOnError: false,
  });
  const errorOptions = { log: parts.log, isAvailable: (call: Call) => parts.gateway.isAvailable(call) };
  app.useGlobalFilters(new ErrorFilter(errorOptions));
  const server = app.getHttpAdapter().getInstance();
  registerJsonParser(server);
  finishReplies(server);
  server.addHook('onRequest', (request, reply, done) => {
    setRoute(request.raw, request.routeOptions.url);
    if (request.url.startsWith('/api/') || request.method === 'POST')
      void reply.headers({ ...apiHeaders, 'x-request-id': request.id });
    done();
  });
  await server.register(formScope([uploadRoutes(parts.uploads), archiveRoutes(parts.archives)], errorOptions));
  const endSilent = trackSilent(app.getHttpServer());
  await app.listen(port, host);
  const address = app.getHttpServer().address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      endSilent();
      await app.close();
    },
  };
}

/** Returns a function that ends connections without a request, which browsers open in advance and for which Node would wait. */
function trackSilent(server: Server): () => void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () =>
    void setImmediate(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    });
}
