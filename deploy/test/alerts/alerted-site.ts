import { randomUUID } from 'node:crypto';
import { done } from '../../../bff/test/editing.ts';
import { type Processes, startProcesses } from '../../../bff/test/processes.ts';
import { ask } from '../../../bff/test/site.ts';
import type { Child } from '../../../scripts/site/run-site.mjs';
import { contactForm } from '../../../services/leads/test/leads-site.ts';

const PAGES = 25;
const EXPORT_MS = 1000;

interface Draft {
  _id: string;
  slug: string;
  revision: number;
}

/** The site with each service in a separate process that sends its metrics every second. */
export interface AlertedSite extends Processes {
  collectorUrl: string;
  child(service: string): Child;
  visit(path: string): Promise<unknown>;
  read(path: string): Promise<unknown>;
  write(path: string, body: object): Promise<any>;
  /** Saves a new title, and optionally publishes it. Rejects if either is refused. */
  change(page: number, andPublish?: boolean): Promise<void>;
  publishEveryPage(): Promise<void>;
  /** Returns whether pages can be published and visited. */
  works(): Promise<boolean>;
}

export const telemetryTo = (collectorUrl: string): Record<string, string> => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl,
  OTEL_METRIC_EXPORT_INTERVAL: String(EXPORT_MS),
  OTEL_TRACES_SAMPLER_ARG: '0',
});

export async function startAlertedSite(collectorUrl: string): Promise<AlertedSite> {
  const processes = await startProcesses({
    apart: true,
    env: {
      DEMO_REGIONS: 'none',
      PRIVATE_WEBHOOKS: 'true',
      ...telemetryTo(collectorUrl),
    },
  });
  const { url, services } = processes;
  const editor = await processes.signIn();
  const write = async (path: string, body: object) => done(await editor.post(`/api${path}`, body));
  const drafts: Draft[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const content = { domainId: editor.domainId, slug: `page-${page}`, header: { title: `Page ${page}` } };
    drafts.push(await write('/page/save', { page: { ...content, contents: page === 0 ? [contactForm] : [] } }));
  }
  const change = async (page: number, andPublish = false) => {
    const { _id, slug, revision } = drafts[page]!;
    const operations = [{ op: 'set', path: ['header', 'title'], to: randomUUID() }];
    const edited = await editor.post('/api/page/edit', { _id, base: revision, changeId: randomUUID(), operations });
    // An earlier change succeeded, but its response was lost.
    if (edited.status === 409)
      drafts[page] = done(await editor.get(`/api/page/load?slug=${slug}&domainId=${editor.domainId}`));
    else drafts[page]!.revision = done(edited).revision;
    if (andPublish)
      drafts[page] = await write('/page/publishPage', { page: { _id, revision: drafts[page]!.revision } });
  };
  const publishEveryPage = async () => {
    await Promise.all(drafts.map((_, page) => change(page, true)));
  };
  const works = async () => {
    const isPublished = await change(0, true).then(
      () => true,
      () => false,
    );
    return isPublished && (await visit('/page-0')).status === 200;
  };
  const visit = (path: string) => ask(url, 'GET', path, { host: 'localhost' });
  await publishEveryPage();
  return {
    ...processes,
    collectorUrl,
    child: (service) => services.find(({ name }) => name === service)!,
    visit,
    read: editor.get,
    write,
    change,
    publishEveryPage,
    works,
  };
}
