import type { Page } from '../../../../proto/entities/page.ts';
import type { ShownVersion } from '../../../../proto/document-history.ts';
import { api, loadDocument } from '../../api.ts';
import type { Comparison, Version } from '../core/comparison.ts';
import { loadChanges } from '../history/calls.ts';
import type { KindName } from '../history/document-kinds.ts';
import { compareDocuments, comparePages } from './compare-documents.ts';
import type { Change } from './compare-items.ts';
import type { Side } from './mark-changes.ts';

export interface LoadedComparison {
  html: Record<Side, string>;
  changes: Change[];
}

interface LoadedPages extends LoadedComparison {
  earlier: Page;
}

export async function loadPages({ _id, before, after }: Comparison, signal: AbortSignal): Promise<LoadedPages> {
  const load = (version: Version) => api('GET /page/loadVersion', { _id, version }, { signal });
  const [earlier, later, html] = await Promise.all([
    load(before),
    load(after),
    loadBoth({ kind: 'page', _id }, { before, after }, signal),
  ]);
  return { earlier, html, changes: comparePages(earlier, later) };
}

export async function loadDocuments(
  { _id, before, after }: Comparison,
  { kind, url }: { kind: DrawnKind; url: string | undefined },
  signal: AbortSignal,
): Promise<LoadedComparison> {
  const [{ from, to }, html] = await Promise.all([
    loadChanges({ kind, _id }, before, after),
    loadBoth({ kind, _id, url }, { before, after }, signal),
  ]);
  return { html, changes: compareDocuments(kind, from, to) };
}

export type DrawnKind = Exclude<ShownVersion['kind'], 'page'> & KindName;

type Shown = Omit<ShownVersion, 'version'>;

async function loadBoth(
  shown: Shown,
  { before, after }: Record<Side, Version>,
  signal: AbortSignal,
): Promise<Record<Side, string>> {
  const [old, now] = await Promise.all([loadHtml(shown, before, signal), loadHtml(shown, after, signal)]);
  return { before: old, after: now };
}

async function loadHtml({ url, ...shown }: Shown, version: Version, signal: AbortSignal): Promise<string> {
  const query = new URLSearchParams({ ...shown, version: String(version), ...(url && { url }) });
  return (await loadDocument(`/api/visit/version?${query}`, signal)).text();
}
