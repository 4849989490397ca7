import { chromium, type Browser } from 'playwright-core';

/** What a step may take on a busy machine. */
const STEP_MS = 60_000;

/** `env` replaces variables of this process, for instance FONTCONFIG_FILE. */
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
