import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contactForm } from '../../../services/leads/test/leads-site.ts';
import { WebhookReceiver } from '../../../services/leads/test/webhook-receiver.ts';
import { until } from '../../../services/kit/testing/until.ts';
import { ask } from '../../../bff/test/site.ts';
import type { AlertedSite } from './alerted-site.ts';
import {
  cutFromDatabase,
  fillDeadLetters,
  forbidEvents,
  limitCalls,
  loseTable,
  purgeEvents,
  starve,
  startBeforeLostEdge,
  suspendNats,
} from './faults.ts';
import { repeat, type Stop } from './repeat.ts';

const RECONNECTING_MS = 60_000;

export interface AlertDrill {
  fault: string;
  /** Alerts that fire while the fault lasts. */
  during: string[];
  /** Alerts that fire after the fault, because a delay is measured when it ends. */
  afterwards?: string[];
  /** The alerts also fire before the fault, because the site has never had a backup or a restore. */
  fireBefore?: true;
  /** Causes the fault. Call the returned function to end it. */
  begin(site: AlertedSite): Promise<Stop>;
  /** Work of editors and visitors that makes the fault visible. */
  use?(site: AlertedSite): Promise<unknown>;
}

const visitInventedPages = (site: AlertedSite): Stop => repeat(() => site.visit(`/${randomUUID()}`));
const savePages = (site: AlertedSite): Stop => repeat(() => site.change(1));

const stopAll =
  (...stops: Stop[]): Stop =>
  async () => {
    for (const stop of stops) await stop();
  };

async function sendFormTo(webhookUrl: string, { url, write }: AlertedSite): Promise<void> {
  await write('/leads/saveFormSettings', { revision: 0, webhookUrl });
  const form = { formId: contactForm.key, 'field-name': 'Edith', 'field-email': 'edith@example.org' };
  const body = new URLSearchParams({ ...form, 'field-consent': 'yes' }).toString();
  const headers = { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' };
  const { status } = await ask(url, 'POST', '/forms/page-0', headers, body);
  if (status !== 303) throw new Error(`A form is answered with ${status}`);
}

async function failProgram({ data, collectorUrl }: AlertedSite, name: 'back-up' | 'restore'): Promise<Stop> {
  const program = `dist/scripts/backup/servers/${name}.js`;
  const env = {
    ...process.env,
    STORE_URL: 'mongodb://127.0.0.1:1/site',
    FILES_URL: `file:${join(data, 'files')}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl,
  };
  const failing = promisify(execFile)(process.execPath, [program, join(data, 'backups')], { env });
  await failing.then(() => Promise.reject(new Error(`${name} succeeded`)), () => undefined); // prettier-ignore
  return async () => undefined;
}

export const drills: AlertDrill[] = [
  {
    fault: 'backups fail',
    during: ['BackupMissing'],
    fireBefore: true,
    begin: (site) => failProgram(site, 'back-up'),
  },
  {
    fault: 'backups cannot be restored',
    during: ['RestoreMissing'],
    fireBefore: true,
    begin: (site) => failProgram(site, 'restore'),
  },
  {
    fault: 'somebody requests invented addresses',
    during: ['PageCacheIneffective'],
    begin: async (site) => visitInventedPages(site),
  },
  {
    fault: 'a table of the service statistics is lost',
    during: ['CallsFail'],
    async begin(site) {
      const restore = loseTable(site, 'statistics', 'days');
      const stop = repeat(() => site.read('/api/statistics/summary'));
      return stopAll(stop, restore);
    },
  },
  {
    fault: 'an instance of statistics gets more calls than it may work on',
    during: ['CallsRefused'],
    async begin(site) {
      const limited = await limitCalls(site);
      const readers = Array.from({ length: 10 }, () => repeat(() => site.read('/api/statistics/summary')));
      return stopAll(...readers, limited);
    },
  },
  {
    fault: 'the cache in front of the site does not answer',
    during: ['EdgeNotPurged'],
    begin: startBeforeLostEdge,
  },
  {
    fault: 'the process of pages gets the processor for a moment only',
    during: ['EventLoopBlocked', 'PagesSlow', 'SavesSlow'],
    begin: async (site) => stopAll(visitInventedPages(site), savePages(site), starve(site, 'pages')),
  },
  {
    fault: 'the service pages does not run',
    during: ['PagesUnavailable', 'SavesFail', 'PagesUnavailableSlowly', 'BudgetBurnsFast', 'BudgetBurnsSlowly'],
    async begin(site) {
      await site.child('pages').stop();
      const stop = stopAll(visitInventedPages(site), savePages(site));
      return stopAll(stop, () => site.child('pages').restart());
    },
  },
  {
    fault: 'NATS does not permit the events of pages',
    during: ['EventsNotPublished'],
    afterwards: ['PublishNotVisible', 'SearchOutdated'],
    begin: async (site) => forbidEvents(site, 'pages'),
    async use(site) {
      // NATS has closed the connections of users whose permissions have changed.
      await until(site.works, RECONNECTING_MS);
      await site.publishEveryPage();
    },
  },
  {
    fault: 'a table of the service search is lost',
    during: ['EventsRedelivered', 'ConsumerBehind', 'DeadLetters'],
    begin: async (site) => loseTable(site, 'search', 'indexed_pages'),
    use: (site) => site.publishEveryPage(),
  },
  {
    fault: 'the stream is purged while the service sitemap does not run',
    during: ['EventsMissed'],
    async begin(site) {
      await site.child('sitemap').stop();
      await site.publishEveryPage();
      await purgeEvents(site);
      await site.child('sitemap').restart();
      return async () => undefined;
    },
  },
  {
    fault: 'many events of sitemap could not be handled',
    during: ['StreamFills'],
    begin: (site) => fillDeadLetters(site, 'sitemap'),
  },
  {
    fault: 'the webhook answers with an error',
    during: ['LeadsNotDelivered'],
    async begin(site) {
      const webhook = new WebhookReceiver();
      webhook.status = 500;
      await webhook.start();
      await sendFormTo(webhook.url, site).catch(async (error: unknown) => {
        await webhook.stop();
        throw error;
      });
      return () => webhook.stop();
    },
  },
  {
    fault: 'the service sitemap does not run',
    during: ['ServiceSilent'],
    async begin(site) {
      await site.child('sitemap').stop();
      return () => site.child('sitemap').restart();
    },
  },
  {
    fault: 'NATS hangs',
    during: ['NatsLost'],
    begin: async (site) => suspendNats(site),
  },
  {
    fault: 'an instance of statistics cannot reach its database',
    during: ['StoreLost'],
    begin: cutFromDatabase,
  },
  {
    fault: 'the BFF does not run',
    during: ['BffSilent', 'SiteUnreachable'],
    async begin({ bff }) {
      await bff.stop();
      return () => bff.restart();
    },
  },
];
