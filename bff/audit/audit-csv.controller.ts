import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Output } from '../../proto/contract.ts';
import { type Separator, toSeparator } from '../../proto/csv.ts';
import { identity } from '../../proto/identity.ts';
import { sendCsv } from '../csv/send-csv.ts';
import { Gateway } from '../gateway/gateway.ts';
import type { RequestContext } from '../session/request-context.ts';
import { auditHead, auditRows } from './audit-csv.ts';

const { exportAudit } = identity.calls;

@Controller('api/audit')
export class AuditCsvController {
  constructor(private readonly gateway: Gateway) {}

  @Get('export.csv')
  async export(
    @Query() { separator, ...filters }: Record<string, never>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const incoming = { headers: request.headers, socket: request.raw.socket };
    const context = await this.gateway.resolveContext(exportAudit, incoming);
    // Read before the response begins, so that a refusal has its status.
    const first = await this.gateway.call(exportAudit, { ...filters, after: undefined }, context);
    sendCsv(reply, 'audit-log', this.lines(first, filters, context, toSeparator(separator)));
  }

  private async *lines(
    first: Output<typeof exportAudit>,
    filters: Record<string, never>,
    context: RequestContext,
    separator: Separator,
  ): AsyncGenerator<string> {
    yield auditHead(separator);
    for (let page = first; ;) {
      if (page.entries.length > 0) yield auditRows(page.entries, separator);
      if (page.next === null) return;
      page = await this.gateway.call(exportAudit, { ...filters, after: page.next }, context);
    }
  }
}
