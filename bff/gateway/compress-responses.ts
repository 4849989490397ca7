import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createEncodingChooser } from '../http/accepted-encoding.ts';

const MIN_BYTES = 1400;
const chooseEncoding = createEncodingChooser(['gzip', 'identity']);
const zip = promisify<string, { level: number }, Buffer>(gzip);

export function compressResponses(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < MIN_BYTES) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`);
    if (chooseEncoding(request.headers['accept-encoding']) === 'identity') return payload;
    void reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return zip(payload, { level: 4 });
  });
}
