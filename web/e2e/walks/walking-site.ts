import type { BrowserContext } from 'playwright-core';
import { type Processes, startProcesses } from '../../../bff/test/processes.ts';
import { checkNames } from '../../../proto/publish-checks/policies.ts';
import { ask } from '../../../bff/test/site.ts';
import { until } from '../../../services/kit/testing/until.ts';
import { browserCookie } from '../browser-cookie.ts';
import { launch } from '../chromium.ts';

const VIEWPORT = { width: 1280, height: 800 };
/** In milliseconds; long, because all services start in one process while browsers use the machine. */
const RECOVERY = 180_000;
/** A page that exists whenever the services are available. */
const PROBE = 'probe';

/** The site as `npm start` runs it, with services that can be killed, and browsers of people who edit it. */
export interface WalkingSite {
  url: string;
  login: Processes['login'];
  /** Returns the stored page with a slug. */
  stored(slug: string): Promise<any>;
  /** Returns the page as visitors get it, or null. */
  published(slug: string): Promise<any>;
  makePage(slug: string, more: object): Promise<any>;
  /** Creates a browser context without a session. */
  newBrowser(): Promise<BrowserContext>;
  signIn(context: BrowserContext): Promise<void>;
  /** Kills the process of the services. */
  killServices(): void;
  /** Waits until the services respond. */
  recovered(): Promise<void>;
  stop(): Promise<void>;
}

export async function startWalkingSite(): Promise<WalkingSite> {
  const [processes, browser] = await Promise.all([startProcesses({ apart: false }), launch()]);
  const { url, login } = processes;
  const editor = await processes.signIn();
  const { domainId } = editor;
  const body = async (path: string, sent?: unknown) => {
    const answer = await (sent === undefined ? editor.get(path) : editor.post(path, sent));
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer.json;
  };
  const pathOf = (slug: string) => `/api/page/load?slug=${slug}&domainId=${domainId}`;
  await body('/api/page/save', { page: { domainId, slug: PROBE, template: 'primary', header: { title: PROBE } } });
  // Blocks that a walk inserts are empty, so a dialog with the failed checks would cover the page.
  const publishChecks = Object.fromEntries(checkNames.map((name) => [name, 'ignore']));
  const { revision } = await body(`/api/siteSettings/loadSiteSettings?domainId=${domainId}`);
  await body('/api/siteSettings/publishSiteSettings', { siteSettings: { domainId, revision, publishChecks } });
  const recovered = () => until(async () => (await editor.get(pathOf(PROBE))).status === 200, RECOVERY);
  return {
    url,
    login,
    async stored(slug) {
      await recovered();
      return body(pathOf(slug));
    },
    async published(slug) {
      const { status, json } = await ask(url, 'GET', pathOf(slug));
      return status === 200 ? json : null;
    },
    makePage: (slug, more) =>
      body('/api/page/save', {
        page: {
          domainId,
          slug,
          template: 'primary',
          header: { title: 'A title', introduction: '<p>Words.</p>' },
          ...more,
        },
      }),
    newBrowser: () => browser.newContext({ viewport: VIEWPORT }),
    async signIn(context) {
      await recovered();
      await context.addCookies([browserCookie((await processes.signIn()).cookie, url)]);
    },
    killServices: () => void process.kill(processes.services[0]!.pid, 'SIGKILL'),
    recovered,
    async stop() {
      await browser.close();
      await processes.stop();
    },
  };
}
