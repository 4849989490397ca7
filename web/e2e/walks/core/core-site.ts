import type { Browser } from 'playwright-core';
import { editingAt } from '../../../../bff/test/editing.ts';
import { startSite } from '../../../../bff/test/site.ts';
import { checkNames } from '../../../../proto/publish-checks/policies.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import { launch } from '../../chromium.ts';
import { firstContents } from '../first-contents.ts';
import { bundleTab } from './bundle.ts';
import { Device } from './device.ts';

/** The services, a BFF and a browser in which editors run without a user interface. */
export interface CoreSite {
  domainId: string;
  isUp: boolean;
  makePage(slug: string): Promise<Page>;
  stored(slug: string): Promise<Page>;
  published(slug: string): Promise<Page | null>;
  /** Returns the content of two revisions. */
  compare(pageId: string, from: number, to: number): Promise<{ from: object; to: object }>;
  newDevice(person: string): Promise<Device>;
  stopServices(): Promise<void>;
  startServices(): Promise<void>;
  stop(): Promise<void>;
}

export async function startCoreSite(): Promise<CoreSite> {
  const [site, browser, script] = await Promise.all([
    startSite({ receiptsPerMinute: Infinity }),
    launch() as Promise<Browser>,
    bundleTab(),
  ]);
  const editing = await editingAt(site);
  const { domainId, cookie } = editing;
  const read = async (path: string, headers: Record<string, string> = cookie) => {
    const { status, text, json } = await site.get(`/api${path}`, headers);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    return json;
  };
  // Blocks that a walk inserts are empty, which the checks would report.
  const publishChecks = Object.fromEntries(checkNames.map((name) => [name, 'ignore']));
  const { revision } = await read(`/siteSettings/loadSiteSettings?domainId=${domainId}`);
  await editing.write('/siteSettings/publishSiteSettings', { siteSettings: { domainId, revision, publishChecks } });
  const loadPath = (slug: string) => `/page/load?slug=${slug}&domainId=${domainId}`;
  const sessions = new Map<string, string>();
  const core: CoreSite = {
    domainId,
    isUp: true,
    makePage: (slug) =>
      editing.write('/page/save', {
        page: {
          domainId,
          slug,
          template: 'primary',
          header: { title: 'A title', introduction: '<p>Words.</p>' },
          contents: firstContents(),
        },
      }),
    stored: (slug) => read(loadPath(slug)),
    published: (slug) => read(loadPath(slug), {}).catch(() => null),
    compare: (pageId, from, to) => read(`/page/compare?_id=${pageId}&from=${from}&to=${to}`),
    async newDevice(person) {
      // The number of sessions of a user is limited, so all walks share the session of a person.
      const session = sessions.get(person) ?? (await site.signIn()).cookie;
      sessions.set(person, session);
      return Device.start(browser, site.bff.url.replace('127.0.0.1', 'localhost'), script, session);
    },
    async stopServices() {
      core.isUp = false;
      await site.stopServices();
    },
    async startServices() {
      await site.startServices();
      core.isUp = true;
    },
    async stop() {
      await browser.close();
      await site.stop();
    },
  };
  return core;
}
