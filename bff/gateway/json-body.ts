import type { FastifyInstance } from 'fastify';
import { Problem } from '../../proto/errors.ts';
import { isDeeperThan } from './is-deeper-than.ts';

export const MAX_BODY = 5 * 1024 * 1024;
/** Nothing that a call takes is half as deep, and whoever walks through what is very deep runs out of stack. */
const MAX_DEPTH = 100;

/** JSON is the only body that is read: a form of another site can not be sent as one without asking first. */
export function readJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MAX_BODY }, (request, body, done) => {
    // Several calls take nothing, and clients send that as an empty body of type JSON.
    if (body === '') return done(null, undefined);
    return parse(request, body as string, (error, value) => {
      if (error || !isDeeperThan(MAX_DEPTH, value)) done(error, value);
      else done(new Problem('invalid', `The request could not be read: it is more than ${MAX_DEPTH} levels deep.`));
    });
  });
}
