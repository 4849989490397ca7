import type { FastifyInstance } from 'fastify';
import { createEncodingChooser, zip } from '../http/compression.ts';
import { createEtag, matchesEtag } from '../http/finished-response.ts';
import { inertHeaders } from '../security/security-headers.ts';

const MIN_BYTES = 1400;
const chooseEncoding = createEncodingChooser(['gzip', 'identity']);

export function finishReplies(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    // Only pages declare a content security policy.
    if (!reply.hasHeader('content-security-policy')) void reply.headers(inertHeaders);
    if (typeof payload !== 'string') return payload;
    if (reply.statusCode === 200 && String(reply.getHeader('cache-control')).startsWith('public')) {
      const etag = String(reply.getHeader('etag') ?? createEtag(payload));
      void reply.header('etag', etag);
      if (matchesEtag(request.headers['if-none-match'], etag)) {
        void reply.status(304).removeHeader('content-length');
        return '';
      }
    }
    if (payload.length < MIN_BYTES || reply.hasHeader('content-encoding')) return payload;
    const vary = String(reply.getHeader('vary') ?? '');
    if (!vary.includes('Accept-Encoding'))
      void reply.header('vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
    if (chooseEncoding(request.headers['accept-encoding']) === 'identity') return payload;
    void reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return zip(payload, { level: 4 });
  });
}
