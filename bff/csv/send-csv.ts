import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends a file whose name ends with the day. */
export function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string>): void {
  const day = new Date().toISOString().slice(0, 10);
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
    .send(Readable.from(lines));
}
