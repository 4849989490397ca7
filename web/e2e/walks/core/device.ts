import type { Browser, BrowserContext, Page } from 'playwright-core';
import { until } from '../../../../services/kit/testing/until.ts';
import { browserCookie } from '../../browser-cookie.ts';
import type { Tab } from './tab/tab.ts';

type Steps = { [K in keyof Tab]: (...args: Parameters<Tab[K]>) => Promise<Awaited<ReturnType<Tab[K]>>> };

/** Any document of the site, in which the tabs are frames. */
const DOCUMENT = '/robots.txt';
const LOCK = 'editor-tab:';

/** A separate browser with one or several tabs, each of which runs an editor without a user interface. */
export class Device {
  isSignedIn = true;
  private open = 0;
  private constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly cookie: ReturnType<typeof browserCookie>,
  ) {}

  static async start(browser: Browser, url: string, script: string, cookie: string): Promise<Device> {
    const context = await browser.newContext({ bypassCSP: true });
    const page = await context.newPage();
    const device = new Device(context, page, browserCookie(cookie, url));
    await device.signIn();
    await page.goto(`${url}${DOCUMENT}`).catch(() => page.goto(`${url}${DOCUMENT}`));
    await page.evaluate((code) => void Object.assign(window, { code, tabs: {} }), script);
    return device;
  }

  async signIn(): Promise<void> {
    await this.context.addCookies([this.cookie]);
    this.isSignedIn = true;
  }

  async endSession(): Promise<void> {
    await this.context.clearCookies();
    this.isSignedIn = false;
  }

  async addTab(name: string): Promise<void> {
    await this.page.evaluate((name) => {
      const { code, tabs } = window as any;
      const frame = document.createElement('iframe');
      document.body.append(frame);
      (frame.contentWindow as any).eval(code);
      tabs[name] = frame;
    }, name);
    this.open += 1;
  }

  /** Ends everything that runs in the tab, as if its process had ended. */
  async killTab(name: string): Promise<void> {
    await this.page.evaluate((name) => (window as any).tabs[name].remove(), name);
    this.open -= 1;
    await until(async () => (await this.heldLocks()) <= this.open, 10_000);
  }

  /** Returns the steps that can be executed in a tab. */
  in(name: string): Steps {
    const call = (step: string, args: unknown[]) =>
      this.page.evaluate(
        ([name, step, args]) => (window as any).tabs[name as string].contentWindow.tab[step as string](...(args as [])),
        [name, step, args] as const,
      );
    return new Proxy({} as Steps, {
      get:
        (_, step) =>
        (...args: unknown[]) =>
          call(String(step), args),
    });
  }

  close = (): Promise<void> => this.context.close();

  private heldLocks(): Promise<number> {
    return this.page.evaluate(
      async (prefix) => (await navigator.locks.query()).held!.filter(({ name }) => name!.startsWith(prefix)).length,
      LOCK,
    );
  }
}
