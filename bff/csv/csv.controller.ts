import { Readable } from 'node:stream';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientInput, Output } from '../../proto/contract.ts';
import { BYTE_ORDER_MARK, type Separator, toCsv, toSeparator } from '../../proto/csv.ts';
import type { AuditRow } from '../../proto/entities/audit.ts';
import type { Lead } from '../../proto/entities/lead.ts';
import { identity } from '../../proto/identity.ts';
import { leads } from '../../proto/leads.ts';
import { describeAction } from '../../proto/document-actions.ts';
import { Gateway } from '../gateway/gateway.ts';

const { exportLeads } = leads.calls;
const { exportAudit } = identity.calls;

type CsvQuery = { separator?: unknown } & Record<string, never>;

@Controller('api')
export class CsvController {
  constructor(private readonly gateway: Gateway) {}

  @Get('leads/export.csv')
  async leads(@Query() query: CsvQuery, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { separator, readParts } = await this.begin(exportLeads, query, request);
    // Forms have different fields, so the columns are not known until all leads have been read.
    const found = new Set<string>();
    for await (const part of readParts())
      for (const { values } of part.leads) for (const { label } of values) found.add(label);
    const labels = [...found];
    const rows = async function* () {
      yield csvHead(labels, separator);
      for await (const part of readParts()) if (part.leads.length > 0) yield csvRows(part.leads, labels, separator);
    };
    sendCsv(reply, 'leads', rows());
  }

  @Get('audit/export.csv')
  async audit(@Query() query: CsvQuery, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { separator, readParts } = await this.begin(exportAudit, query, request);
    const parts = readParts();
    // The first part is read before the response begins, so that a refusal can still set the status.
    const first = await parts.next();
    const rows = async function* () {
      yield auditHead(separator);
      for (let part = first; !part.done; part = await parts.next())
        if (part.value.entries.length > 0) yield auditRows(part.value.entries, separator);
    };
    sendCsv(reply, 'audit-log', rows());
  }

  private async begin<C extends typeof exportLeads | typeof exportAudit>(
    call: C,
    { separator, ...filters }: CsvQuery,
    request: FastifyRequest,
  ) {
    const { gateway } = this;
    const context = await gateway.resolveContext(call, request);
    const readParts = async function* (): AsyncGenerator<Output<C>, void> {
      for (let after: string | null | undefined; after !== null;) {
        const part: Output<C> = await gateway.call(call, { ...filters, after } as ClientInput<C>, context);
        yield part;
        after = part.next;
      }
    };
    return { separator: toSeparator(separator), readParts };
  }
}

function sendCsv(reply: FastifyReply, name: string, rows: AsyncIterable<string>): void {
  const day = new Date().toISOString().slice(0, 10);
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
    .send(Readable.from(rows));
}

const own: Record<string, (lead: Lead) => string> = {
  Received: ({ createdAt }) => createdAt,
  Form: ({ form }) => form.title,
  Page: ({ page }) => page.title,
  Address: ({ page }) => `/${page.slug}`,
  Region: ({ region }) => region?.name ?? '',
  About: ({ context }) => context.about,
  'Came from': ({ context }) => context.from,
  'Agreed to': ({ consent }) => consent,
};

export const csvHead = (labels: string[], separator?: Separator): string =>
  BYTE_ORDER_MARK + toCsv([[...Object.keys(own), ...labels]], separator);

export const csvRows = (leads: Lead[], labels: string[], separator?: Separator): string =>
  toCsv(
    leads.map((lead) => [
      ...Object.values(own).map((valueOf) => valueOf(lead)),
      ...labels.map((label) =>
        lead.values
          .filter((entry) => entry.label === label)
          .map(({ value }) => value)
          .join('; '),
      ),
    ]),
    separator,
  );

const columns: Record<string, (row: AuditRow) => string> = {
  Time: ({ at }) => at,
  Until: ({ until }) => until ?? '',
  User: ({ actor }) => actor?.username ?? '',
  'API token': ({ actor }) => actor?.apiToken ?? '',
  'User id': ({ actor }) => actor?._id ?? '',
  Call: ({ call }) => call,
  Outcome: ({ outcome }) => outcome,
  'Network address': ({ source }) => source ?? '',
  Domain: ({ domainId }) => domainId,
  Block: ({ block }) => (block ? `${block.number} ${block.hash}` : ''),
  Documents: ({ documents }) => documents.map(describe).join('; '),
  // The editor appends the text of the changes to each line and finds the entry by its last column.
  Entry: ({ _id }) => _id,
};

export const auditHead = (separator?: Separator): string => BYTE_ORDER_MARK + toCsv([Object.keys(columns)], separator);

export const auditRows = (rows: AuditRow[], separator?: Separator): string =>
  toCsv(
    rows.map((row) => Object.values(columns).map((valueOf) => valueOf(row))),
    separator,
  );

function describe({ kind, _id, name, action, owner, before, after }: AuditRow['documents'][number]): string {
  const revisions = before === undefined || after === undefined ? '' : `, revision ${before} to ${after}`;
  return `${kind} ${name || _id}: ${describeAction(action, owner)} (${_id}${revisions})`;
}
