import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { archiveTransfer, ImportQuery } from '../../proto/archive-transfer.ts';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { apiHeaders } from '../security/security-headers.ts';
import { routePaths } from '../gateway/gateway.controller.ts';
import type { ArchiveTransfers, Transfer } from './archive-transfers.ts';

const { exportArchive, importArchive } = archiveTransfer.calls;

interface AuthorizedImport {
  transfer: Transfer;
  isDryRun: boolean;
}

export const archiveRoutes = (transfers: ArchiveTransfers) => (scope: FastifyInstance) => {
  const authorized = new WeakMap<FastifyRequest, AuthorizedImport>();
  for (const url of routePaths(exportArchive))
    scope.get(url, (request, reply) => sendArchive(transfers, request, reply));
  for (const url of routePaths(importArchive))
    scope.post(url, {
      onRequest: async (request) => {
        const transfer = await transfers.authorize(importArchive, request);
        const { success, data } = ImportQuery.safeParse(request.query);
        if (!success) throw gatewayRefusals.invalidDryRun();
        authorized.set(request, { transfer, isDryRun: data.dryRun === true });
      },
      handler: async (request) => {
        const { transfer, isDryRun } = authorized.get(request)!;
        return transfers.import(transfer, request, isDryRun);
      },
    });
};

async function sendArchive(transfers: ArchiveTransfers, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const aborted = new AbortController();
  const { raw: response } = reply;
  response.once('close', () => aborted.abort());
  const transfer = await transfers.authorize(exportArchive, request, aborted.signal);
  const headers = {
    ...apiHeaders,
    'content-type': 'application/x-tar',
    'content-disposition': `attachment; filename="site-${new Date().toISOString().slice(0, 10)}.tar"`,
    'x-request-id': request.id,
  };
  if (request.method === 'HEAD') return void reply.headers(headers).send();
  try {
    await transfers.export(transfer, () => {
      reply.hijack();
      return response.writeHead(200, headers);
    });
  } catch (error) {
    if (!reply.sent) throw error;
    // The head has been sent, so only a broken connection can still report the failure.
    response.destroy();
    if (!aborted.signal.aborted) request.log.error(error);
  }
}
