import type { FastifyInstance } from 'fastify';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';

const MAX_FORM_BYTES = 256 * 1024;
export const MAX_BODY = 5 * 1024 * 1024;

/** Calls accept only JSON, because a form of another site cannot send JSON without a CORS preflight. */
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
      FORMS.test(request.url)
        ? done(null, new URLSearchParams(body as string))
        : done(Object.assign(new Error('Only forms of pages are sent like this'), { statusCode: 415 })),
  );
}

/** Forms of pages, and the logout that a provider sends. */
const FORMS = /^\/(forms\/|api\/sign-in\/[^/?]+\/logout$)/;

/** Content of 900 kB has about 20 levels and 60,000 values. MongoDB stores at most 100 levels. */
export const jsonLimits = { depth: 60, values: 100_000 };

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Runs before parsing, because parsing a few megabytes of empty objects would block the process for seconds. */
export function checkJsonSize(json: string): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at++) {
    switch (json.charCodeAt(at)) {
      case QUOTE:
        at = endOfText(json, at);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth += 1;
        values += 1;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
      case COMMA:
      case COLON:
        values += 1;
    }
    if (depth > jsonLimits.depth) throw gatewayRefusals.tooDeep({ max: jsonLimits.depth });
    if (values > jsonLimits.values) throw gatewayRefusals.tooManyValues({ max: jsonLimits.values });
  }
}

function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let first = end;
    while (json.charCodeAt(first - 1) === BACKSLASH) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return json.length;
}
