import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { Page } from '../../../../proto/entities/page.ts';
import { itemsIn } from '../loading/load-views.ts';

export function findBrokenBlocks(rendered: string, page: Page | null): string[] {
  if (!rendered.includes('<template data-broken=')) return [];
  const keys = [...rendered.matchAll(/<template data-broken="([^"]*)"/g)].map(([, key]) => key!);
  const kinds = new Map(itemsIn(page).map(({ key, componentType }) => [key, componentType]));
  return keys.map((key) => [kinds.get(key), key].filter(Boolean).join(' '));
}

/** Renders the site again as a stream, because renderToString does not report errors. */
export const captureRenderError = (site: ReactElement): Promise<unknown> =>
  new Promise((resolve) => {
    renderToPipeableStream(site, { onError: (error) => resolve(error), onAllReady: () => resolve(undefined) });
  });
