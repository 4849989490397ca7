import type { FastifyInstance } from 'fastify';
import { checkJsonSize } from './check-json-size.ts';

export const MAX_BODY = 5 * 1024 * 1024;

/** Accepts only JSON, because a form on another site cannot send it without a CORS preflight. */
export function registerJsonParser(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MAX_BODY }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      checkJsonSize(body as string);
    } catch (error) {
      return done(error as Error);
    }
    return parse(request, body as string, done);
  });
}
