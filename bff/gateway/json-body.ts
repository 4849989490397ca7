import type { FastifyInstance } from 'fastify';
import { checkJsonSize } from './check-json-size.ts';

export const MAX_BODY = 5 * 1024 * 1024;

/** Accepts only JSON: a form of another site cannot send it without a CORS preflight. */
export function registerJsonParser(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MAX_BODY }, (request, body, done) => {
    // Clients send an empty body of type JSON for calls without input.
    if (body === '') return done(null, undefined);
    try {
      checkJsonSize(body as string);
    } catch (error) {
      return done(error as Error);
    }
    return parse(request, body as string, done);
  });
}
