import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createEncodingChooser } from '../http/accepted-encoding.ts';
import { matchesEtag } from '../http/write-response.ts';
import { inertHeaders } from '../security/security-headers.ts';

const MIN_BYTES = 1400;
const chooseEncoding = createEncodingChooser(['gzip', 'identity']);
const zip = promisify<string, { level: number }, Buffer>(gzip);

export function finishReplies(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    // Only pages name what they may load.
    if (!reply.hasHeader('content-security-policy')) void reply.headers(inertHeaders);
    if (typeof payload !== 'string') return payload;
    if (reply.statusCode === 200 && String(reply.getHeader('cache-control')).startsWith('public')) {
      const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
      void reply.header('etag', etag);
      if (matchesEtag(request.headers['if-none-match'], etag)) {
        void reply.status(304).removeHeader('content-length');
        return '';
      }
    }
    if (payload.length < MIN_BYTES || reply.hasHeader('content-encoding')) return payload;
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`);
    if (chooseEncoding(request.headers['accept-encoding']) === 'identity') return payload;
    void reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return zip(payload, { level: 4 });
  });
}
