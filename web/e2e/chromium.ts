import { chromium, type Browser } from 'playwright-core';

/** Time limit of a step on a busy machine, in milliseconds. */
const STEP_MS = 60_000;

/** `env` replaces environment variables, such as FONTCONFIG_FILE. */
export async function launch(env: Record<string, string> = {}): Promise<Browser> {
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
