import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '../../proto/contract.ts';
import { Problem } from '../../proto/errors.ts';
import { calls } from '../../proto/index.ts';
import type { Asker } from '../session/asker.ts';
import { addressesOf } from './addresses.ts';
import { FORM_WANTED } from './read-form.ts';
import { refuse } from './refuse.ts';
import type { UploadCall, Uploads } from './uploads.ts';

type Refusing = Parameters<typeof refuse>[3];

/**
 * Mounts every call that takes a file. They stand in a scope of the framework of their own: these routes read forms and
 * nothing else, and no other route reads a form.
 */
export const uploadRoutes = (uploads: Uploads, refusing: Refusing) => async (scope: FastifyInstance) => {
  const senders = new WeakMap<FastifyRequest, Asker>();
  scope.removeAllContentTypeParsers();
  await scope.register(multipart);
  scope.addContentTypeParser('*', (_request, _payload, done) => done(noForm()));
  scope.setErrorHandler((error, request, reply) =>
    refuse((error as { statusCode?: number }).statusCode === 415 ? noForm() : error, request, reply, refusing),
  );
  for (const call of calls.filter(takesFile)) {
    for (const url of addressesOf(call)) {
      scope.post(url, {
        onRequest: async (request) => void senders.set(request, await uploads.admit(call, request)),
        handler: (request) => uploads.take(call, request, senders.get(request)!),
      });
    }
  }
};

const takesFile = (call: Call): call is UploadCall => call.upload !== undefined && call.http !== undefined;

const noForm = () => new Problem('invalid', FORM_WANTED);
