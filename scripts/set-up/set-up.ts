import { createInterface } from 'node:readline';
import { siteConfig } from '../../proto/site-config.ts';
import { parseSettings } from '../../services/kit/settings.ts';
import { withRootSession } from '../as-root/root-session.ts';
import type { CallAsAdmin } from '../demo/seed-site.ts';
import { collectAnswers, parseAnswers } from './questions.ts';
import { setUpOnce } from './set-up-once.ts';

const TIMEOUT_MS = 60_000;
const HOSTNAME = 'localhost';

const given = parseAnswers(process.argv.slice(2));
const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
if (isTerminal || Object.keys(given).length > 0) await setUp();
else
  process.stdout.write(
    'No demo content is added. After the first sign-in, a website without content asks for its name, region and colour.\n',
  );

async function setUp(): Promise<void> {
  // The terminal edits the lines, so that Ctrl-C reaches all processes.
  const lines = createInterface({ input: process.stdin, terminal: false });
  const typed = lines[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    process.stdout.write(question);
    return (await typed.next()).value ?? '';
  };
  try {
    await withRootSession(parseSettings(process.env), async ({ call }) => {
      const load = { domainId: '', timeoutMs: TIMEOUT_MS };
      const { domain } = await call(siteConfig.calls.loadDomain, { hostname: HOSTNAME }, load);
      const options = { domainId: domain._id, timeoutMs: TIMEOUT_MS };
      const callSite: CallAsAdmin = (sent, input) => call(sent, input, options);
      const site = { call: callSite, domainId: domain._id, hostname: HOSTNAME };
      const address = await setUpOnce(site, () => collectAnswers(given, isTerminal ? ask : async () => ''));
      if (address) process.stdout.write(`The website is published at ${address}. Everything can be changed later.\n`);
    });
  } finally {
    lines.close();
  }
}
