import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { printCachedProgram } from './cached-program.mjs';

const version = '0.7.0b3';
const needed = 'python3 (3.11 or later) and pip (Debian: apt-get install python3-pip)';
const packages = [
  `SecantusDB==${version}`,
  'pymongo==4.20.0',
  'dnspython==2.9.2',
  'shapely==2.2.0',
  's2sphere==0.2.5',
  'numpy==2.4.6',
  'python-dateutil==4.0.0',
  'future==1.0.0',
  'tzdata==2026.6',
];

printCachedProgram({ name: 'SecantusDB', version, how: `installed with ${needed}`, make: install, explain });

function install(folder) {
  process.stderr.write(`Installing SecantusDB ${version} for the tests (150 MB, once).\n`);
  const options = ['--quiet', '--disable-pip-version-check', '--no-cache-dir', '--no-deps', '--only-binary=:all:'];
  execFileSync('python3', ['-m', 'pip', 'install', ...options, '--target', folder, ...packages], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 5 * 60_000,
  });
}

function explain({ code, stderr, message }) {
  if (code === 'ENOENT' || stderr?.includes('No module named pip')) return `it needs ${needed}`;
  return stderr?.trim().split('\n').at(-1) || message;
}
