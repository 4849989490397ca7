import type { ChildProcess } from 'node:child_process';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { ContextPool } from './context-pool.ts';

/** Time limit of a step on a busy machine, in milliseconds. */
const STEP_MS = 60_000;

export async function start(env: Record<string, string> = {}): Promise<Browser> {
  const browser = await chromium.launch({
    env: { ...process.env, ...env } as Record<string, string>,
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  browser.on('context', (context) => context.setDefaultTimeout(STEP_MS));
  return browser;
}

let shared: Promise<Browser> | null = null;

const contexts = new ContextPool(() => borrow());

export const openContext = (...args: Parameters<ContextPool['open']>): Promise<BrowserContext> =>
  contexts.open(...args);

/** Starts the browser of this worker or returns it. */
export const borrow = (): Promise<Browser> => (shared ??= startShared());

async function startShared(): Promise<Browser> {
  const browser = await start();
  browser.once('disconnected', () => (shared = null));
  letProcessEnd(browser);
  browser.close = async () => {
    const opened = browser.contexts().filter((context) => !contexts.isIdle(context));
    await Promise.all(opened.map((context) => context.close()));
  };
  return browser;
}

/** Playwright ends the browser when this process ends, which must not wait for the browser. */
function letProcessEnd(browser: Browser): void {
  const { toImpl } = (browser as unknown as { _connection: { toImpl(object: unknown): Implementation } })._connection;
  const { process } = toImpl(browser).options.browserProcess;
  process.unref();
  for (const stream of process.stdio) (stream as { unref?(): void } | null)?.unref?.();
}

interface Implementation {
  options: { browserProcess: { process: ChildProcess } };
}
