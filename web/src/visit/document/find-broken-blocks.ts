import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { Page } from '../../../../proto/entities/page.ts';

/** Blocks that threw while rendering, as `Accordion k1`, or `footer`. */
export function findBrokenBlocks(rendered: string, page: Page | null): string[] {
  const keys = [...rendered.matchAll(/<template data-broken="([^"]*)"/g)].map(([, key]) => key!);
  if (keys.length === 0) return [];
  const kinds = new Map(listItems(page));
  return keys.map((key) => [kinds.get(key), key].filter(Boolean).join(' '));
}

/** renderToString does not report errors, so the site is rendered again as a stream. */
export const captureRenderError = (site: ReactElement): Promise<unknown> =>
  new Promise((resolve) => {
    renderToPipeableStream(site, { onError: (error) => resolve(error), onAllReady: () => resolve(undefined) });
  });

function listItems(value: unknown): [key: string, componentType: string][] {
  if (typeof value !== 'object' || value === null) return [];
  const { key, componentType } = value as { key?: unknown; componentType?: unknown };
  const inside = Object.values(value).flatMap(listItems);
  return typeof key === 'string' && typeof componentType === 'string' ? [[key, componentType], ...inside] : inside;
}
