import { chromium, type Browser } from 'playwright-core';

/** `env` replaces variables of this process, for instance FONTCONFIG_FILE. */
export const launch = (env: Record<string, string> = {}): Promise<Browser> =>
  chromium.launch({
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
