import { z } from 'zod';
import type { CallSpec } from '../contract.ts';
import { PageView } from '../entities/page-filter.ts';

const name = PageView.shape.name;
const out = z.object({ views: z.array(PageView) });

export const viewCalls = {
  listViews: {
    summary: 'Lists the filters of the dashboard that the signed-in user has saved for this domain.',
    kind: 'query',
    who: 'user',
    in: z.object({}),
    out,
    http: 'GET /page/listViews',
  },
  saveView: {
    summary: 'Saves a filter of the dashboard under a name, or replaces the one with this name.',
    kind: 'command',
    who: 'user',
    in: PageView,
    out,
    http: 'POST /page/saveView',
  },
  deleteView: {
    summary: 'Deletes a saved filter of the dashboard, if there is one with this name.',
    kind: 'command',
    who: 'user',
    in: z.object({ name }),
    out,
    http: 'POST /page/deleteView',
  },
} as const satisfies Record<string, CallSpec>;
