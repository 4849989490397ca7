import type { Page } from '../../../../proto/entities/page.ts';
import { api, toApiError } from '../../api.ts';
import type { Version } from '../core/comparison.ts';

interface LoadedVersion {
  page: Page;
  html: string;
}

export async function loadVersion(_id: string, version: Version, signal: AbortSignal): Promise<LoadedVersion> {
  const [page, html] = await Promise.all([
    api('GET /page/loadVersion', { _id, version }, { signal }),
    loadHtml(_id, version, signal),
  ]);
  return { page, html };
}

async function loadHtml(_id: string, version: Version, signal: AbortSignal): Promise<string> {
  const query = new URLSearchParams({ _id, version: String(version) });
  const response = await fetch(`/api/visit/version?${query}`, { signal });
  if (!response.ok) throw await toApiError(response);
  return response.text();
}
