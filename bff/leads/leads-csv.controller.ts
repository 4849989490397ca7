import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientInput } from '../../proto/contract.ts';
import { type Separator, toSeparator } from '../../proto/csv.ts';
import type { Lead } from '../../proto/entities/lead.ts';
import { leads } from '../../proto/leads.ts';
import { sendCsv } from '../csv/send-csv.ts';
import { Gateway } from '../gateway/gateway.ts';
import type { RequestContext } from '../session/request-context.ts';
import { csvHead, csvRows } from './leads-csv.ts';

const { exportLeads } = leads.calls;
type Filters = Omit<ClientInput<typeof exportLeads>, 'after'>;

@Controller('api/leads')
export class LeadsCsvController {
  constructor(private readonly gateway: Gateway) {}

  @Get('export.csv')
  async export(
    @Query() { separator, ...filters }: Record<string, never>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const incoming = { headers: request.headers, socket: request.raw.socket };
    const context = await this.gateway.resolveContext(exportLeads, incoming);
    // Forms have different fields, so the columns are known only once all leads have been read.
    const labels = new Set<string>();
    for await (const page of this.pages(filters, context))
      for (const { values } of page) for (const { label } of values) labels.add(label);
    sendCsv(reply, 'leads', this.lines(filters, context, [...labels], toSeparator(separator)));
  }

  private async *lines(
    filters: Filters,
    context: RequestContext,
    labels: string[],
    separator: Separator,
  ): AsyncGenerator<string> {
    yield csvHead(labels, separator);
    for await (const page of this.pages(filters, context)) yield csvRows(page, labels, separator);
  }

  private async *pages(filters: Filters, context: RequestContext): AsyncGenerator<Lead[]> {
    for (let after: string | undefined; ;) {
      const found = await this.gateway.call(exportLeads, { ...filters, after }, context);
      if (found.leads.length > 0) yield found.leads;
      if (found.next === null) return;
      after = found.next;
    }
  }
}
