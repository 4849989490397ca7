import { join } from 'node:path';
import { SESSION_SECONDS } from '../../services/identity/session.ts';
import { loadPrivateKeys, toSigningKey } from '../../services/kit/token/token-keys.ts';
import { runProgram } from '../archive/run-program.ts';
import { keyRotationRefusals, tokenKeyChanges, writeTokenKeys } from './token-keys.ts';

const days = SESSION_SECONDS / 86_400;
const next: Record<keyof typeof tokenKeyChanges, string> = {
  add: 'Restart all processes, then activate the new key.',
  activate: `Restart identity. Remove the other keys after ${days} days, when the sessions that they signed have ended.`,
  remove: 'Restart all processes. Sessions that other keys signed have ended.',
};

await runProgram(async (args) => {
  const [folder, step] = args;
  if (!folder || !isStep(step) || args.length > 2) throw keyRotationRefusals.usage();
  const keys = tokenKeyChanges[step](await loadPrivateKeys(join(folder, 'private.pem')));
  await writeTokenKeys(folder, keys);
  const [first, ...others] = await Promise.all(keys.map(async (key) => (await toSigningKey(key)).kid));
  return [`${first} signs tokens.`, ...others.map((kid) => `${kid} is accepted.`), next[step]].join('\n');
});

function isStep(step: string | undefined): step is keyof typeof tokenKeyChanges {
  return step !== undefined && Object.hasOwn(tokenKeyChanges, step);
}
