import type { BrowserContext } from 'playwright-core';
import { type Processes, startProcesses } from '../../../bff/test/processes.ts';
import { checkNames } from '../../../proto/publish-checks/policies.ts';
import { ask } from '../../../bff/test/site.ts';
import { until } from '../../../services/kit/testing/until.ts';
import { browserCookie } from '../browser-cookie.ts';
import { launch } from '../chromium.ts';

const VIEWPORT = { width: 1280, height: 800 };
/** All services start in one process, on a machine that browsers keep busy. */
const RECOVERY = 180_000;
/** A page that is there whenever the services are. */
const PROBE = 'probe';

/** The site as `npm start` runs it, with services that can be killed, and browsers of people who edit it. */
export interface WalkingSite {
  url: string;
  login: Processes['login'];
  /** The page as it is stored, by its slug. */
  stored(slug: string): Promise<any>;
  /** The page as visitors get it, or null. */
  published(slug: string): Promise<any>;
  makePage(slug: string, more: object): Promise<any>;
  /** A browser without a session. */
  newBrowser(): Promise<BrowserContext>;
  signIn(context: BrowserContext): Promise<void>;
  /** Ends the process of the services without a warning. */
  killServices(): void;
  /** Waits until the services answer. */
  recovered(): Promise<void>;
  stop(): Promise<void>;
}

export async function startWalkingSite(): Promise<WalkingSite> {
  const [processes, browser] = await Promise.all([
    startProcesses({ apart: false, env: { DEMO_REGIONS: 'au' } }),
    launch(),
  ]);
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
  // Blocks that a walk inserts are empty, and a dialog would cover the page.
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
