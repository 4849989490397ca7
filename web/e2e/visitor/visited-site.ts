import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { BffConfig } from '../../../bff/bff-config.ts';
import { type DemoSite, type Editor, startDemo } from '../../../bff/test/processes.ts';
import { launch, openContext } from '../chromium.ts';

/** The demo site, and a browser that visits it. */
export interface VisitedSite extends DemoSite {
  editor: Editor;
  browser: Browser;
  /** Saves and publishes a page in Australia. */
  publish(page: { slug: string } & Record<string, unknown>): Promise<void>;
  /** Publishes some of the site settings and leaves the others unchanged. */
  publishSettings(parts: Record<string, unknown>): Promise<void>;
  /** Opens a page in a new browser context of a visitor who has accepted cookies. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** Returns the path of every page in the sitemap. */
  paths(): Promise<string[]>;
}

export async function startVisited(options?: Partial<BffConfig>): Promise<VisitedSite> {
  const site = await startDemo(options);
  const browser = await launch();
  const editor = await site.signIn();
  const write = async (path: string, body: unknown) => {
    const answer = await editor.post(path, body);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer.json;
  };
  const regions: { slugPrefix: string }[] = (await editor.get('/api/regions/loadRegions')).json;
  const region = regions.find(({ slugPrefix }) => slugPrefix === 'au');
  return {
    ...site,
    editor,
    browser,
    async publish(page) {
      const saved = await write('/api/page/save', { page: { region, domainId: editor.domainId, ...page } });
      await write('/api/page/publishPage', { page: saved });
    },
    async publishSettings(parts) {
      const { domainId } = editor;
      const { revision } = (await editor.get(`/api/siteSettings/loadSiteSettings?domainId=${domainId}`)).json;
      const siteSettings = { domainId, revision: revision || undefined, ...parts };
      await write('/api/siteSettings/publishSiteSettings', { siteSettings });
    },
    async visitor({ reducedMotion, ...options } = {}) {
      const context =
        Object.keys(options).length > 0
          ? await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
          : await openContext(site.url);
      await context.addCookies([{ name: 'acceptedCookies', value: 'true', url: site.url }]);
      const page = await context.newPage();
      // A context with this option could not be reused.
      await page.emulateMedia({ reducedMotion });
      return page;
    },
    async paths() {
      const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
      return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
    },
    async stop() {
      await browser.close();
      await site.stop();
    },
  };
}
