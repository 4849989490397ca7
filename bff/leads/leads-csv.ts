import { stringify } from 'csv-stringify/sync';
import type { Lead } from '../../proto/entities/lead.ts';

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

/** Excel recognizes UTF-8 by the byte order mark. */
export const csvHead = (labels: string[]): string => `\ufeff${toCsv([[...Object.keys(own), ...labels]])}`;

export const csvRows = (leads: Lead[], labels: string[]): string =>
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
  );

/** RFC 4180. Cells that a spreadsheet would run as a formula begin with an apostrophe. */
const toCsv = (rows: string[][]): string =>
  stringify(rows, { record_delimiter: 'windows', escape_formulas: true, quoted_match: /[\r\n]/ });
