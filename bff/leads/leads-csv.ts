import { BYTE_ORDER_MARK, type Separator, toCsv } from '../../proto/csv.ts';
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
