import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '../../proto/contract.ts';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { calls } from '../../proto/index.ts';
import type { RequestContext } from '../session/request-context.ts';
import { routePaths } from './gateway.controller.ts';
import { sendError } from './send-error.ts';
import type { UploadCall, Uploads } from './uploads.ts';

type UploadRejection = Parameters<typeof sendError>[3];

type AddRoutes = (scope: FastifyInstance) => void;

/** Creates a separate Fastify scope, so that no other route parses forms. */
export const formScope = (routes: AddRoutes[], errorOptions: UploadRejection) => async (scope: FastifyInstance) => {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart);
  scope.addContentTypeParser('*', (_request, _payload, done) => done(gatewayRefusals.noForm()));
  scope.setErrorHandler((error, request, reply) =>
    sendError(
      (error as { statusCode?: number }).statusCode === 415 ? gatewayRefusals.noForm() : error,
      request,
      reply,
      errorOptions,
    ),
  );
  for (const addRoutes of routes) addRoutes(scope);
};

export const uploadRoutes = (uploads: Uploads) => (scope: FastifyInstance) => {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  for (const call of calls.filter(acceptsFile)) {
    for (const url of routePaths(call)) {
      scope.post(url, {
        onRequest: async (request) => void contexts.set(request, await uploads.authorize(call, request)),
        handler: (request) => uploads.receive(call, request, contexts.get(request)!),
      });
    }
  }
};

const acceptsFile = (call: Call): call is UploadCall => call.upload !== undefined && call.http !== undefined;
