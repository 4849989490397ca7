import type { FastifyInstance } from 'fastify';
import { checkJsonSize } from './check-json-size.ts';

export const MAX_BODY = 5 * 1024 * 1024;

/** JSON is the only body that is read: a form of another site can not be sent as one without asking first. */
export function registerJsonParser(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MAX_BODY }, (request, body, done) => {
    // Several calls take nothing, and clients send that as an empty body of type JSON.
    if (body === '') return done(null, undefined);
    try {
      checkJsonSize(body as string);
    } catch (error) {
      return done(error as Error);
    }
    return parse(request, body as string, done);
  });
}
