import type { FastifyInstance } from 'fastify';
import { checkJsonSize } from './check-json-size.ts';

const MAX_FORM_BYTES = 256 * 1024;
export const MAX_BODY = 5 * 1024 * 1024;

/** Calls accept only JSON, because a form on another site cannot send it without a CORS preflight. */
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
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (request, body, done) =>
      request.url.startsWith('/forms/')
        ? done(null, new URLSearchParams(body as string))
        : done(Object.assign(new Error('Only forms of pages are sent like this'), { statusCode: 415 })),
  );
}
