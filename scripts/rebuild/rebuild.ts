import { Problem } from '../../proto/errors.ts';
import { parseSettings } from '../../services/kit/settings.ts';
import { withRootSession } from '../as-root/root-session.ts';
import { selectRebuilds, describeResult } from './rebuildable.ts';

/** One hour, because a rebuild reports no progress before its end. */
const TIMEOUT_MS = 60 * 60 * 1000;

try {
  await rebuild(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function rebuild(names: string[]): Promise<void> {
  const rebuilds = selectRebuilds(names);
  await withRootSession(parseSettings(process.env), async (session) => {
    for (const call of rebuilds) {
      const startedAt = Date.now();
      const answer = await session.call(call, {}, { domainId: '', timeoutMs: TIMEOUT_MS });
      process.stdout.write(`${describeResult(call, answer as object, (Date.now() - startedAt) / 1000)}\n`);
    }
  });
}
