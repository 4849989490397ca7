import { identity } from '../../proto/identity.ts';
import { defineRefusals } from '../../proto/refusals/define-refusals.ts';
import { parseSettings } from '../../services/kit/settings.ts';
import { runProgram } from '../archive/run-program.ts';
import { withRootSession } from '../as-root/root-session.ts';
import { describeVerdict } from './describe-verdict.ts';

const refusals = defineRefusals('verifyAudit', {
  usage: ['invalid', 'Name at most one head from the log of the identity service, or nothing.'],
  faulty: ['conflict', '{verdict}'],
});

/** One hour, because the program reads the whole log. */
const options = { domainId: '', timeoutMs: 60 * 60 * 1000 };

await runProgram(async ([head, ...others]) => {
  if (others.length > 0 || head?.startsWith('--')) throw refusals.usage();
  const result = await withRootSession(parseSettings(process.env), (session) =>
    session.call(identity.calls.verifyAudit, { head }, options),
  );
  const verdict = describeVerdict(result);
  if (result.fault || result.isHeadFound === false) throw refusals.faulty({ verdict });
  return verdict;
});
