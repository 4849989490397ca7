import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const TIMEOUT_S = 300;
const fetchScript = `
  const [url, file] = process.argv.slice(1);
  const answer = await fetch(url, { signal: AbortSignal.timeout(${TIMEOUT_S}_000) });
  if (!answer.ok) throw new Error(url + ' answered ' + answer.status);
  await (await import('node:fs/promises')).writeFile(file, answer.body);
`;

export function download({ url, sha256 }, work) {
  const file = join(work, 'download');
  // A separate process allows callers to be synchronous, and trusts the certificates of the machine.
  execFileSync(process.execPath, ['--input-type=module', '--eval', fetchScript, url, file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt', ...process.env },
  });
  const bytes = readFileSync(file);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Error(`${url} has a wrong checksum`);
  return bytes;
}
