import type { Browser, BrowserContext, Cookie } from 'playwright-core';
import { importShared } from '../../services/kit/testing/import-shared.ts';
import type * as Worker from './chromium-of-worker.ts';

const chromium = () => importShared<typeof Worker>(new URL('chromium-of-worker.ts', import.meta.url));

/**
 * Returns the browser of this worker; closing it closes the contexts in it. With `env`, which replaces environment variables such as
 * FONTCONFIG_FILE, it is a separate browser.
 */
export const launch = async (env?: Record<string, string>): Promise<Browser> =>
  env ? (await chromium()).start(env) : (await chromium()).borrow();

/** Returns a context without cookies or storage that may have cached the files of the site. */
export const openContext = async (url: string, cookies?: Pick<Cookie, 'name' | 'value'>[]): Promise<BrowserContext> =>
  (await chromium()).openContext(url, cookies);
