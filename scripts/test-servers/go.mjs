import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { unzipSync } from 'fflate';
import { cached, buildOnce } from './cached-program.mjs';
import { download } from './download.mjs';

const version = '1.26.8';
const folder = `golang.org/toolchain@v0.0.1-go${version}.linux-amd64`;
const toolchain = {
  url: `https://proxy.golang.org/golang.org/toolchain/@v/v0.0.1-go${version}.linux-amd64.zip`,
  sha256: '30c2b1bf7dcc88d3eb0a1364e47ddd9128edb3110a30e8a0ef61cd5856b31de7',
};

export function pathWithGo() {
  const path = [process.env.PATH, '/usr/local/go/bin'].join(delimiter);
  if (hasGo(path)) return path;
  if (`${process.platform} ${process.arch}` !== 'linux x64') throw new Error('it needs Go');
  const root = cached('go', version);
  if (!existsSync(root)) {
    process.stderr.write(`Downloading Go ${version} to build servers for the tests (72 MB, once).\n`);
    buildOnce(root, unpack);
  }
  return [join(root, 'bin'), process.env.PATH].join(delimiter);
}

function hasGo(path) {
  try {
    execFileSync('go', ['version'], { stdio: 'ignore', env: { ...process.env, PATH: path } });
    return true;
  } catch {
    return false;
  }
}

function unpack(target, work) {
  for (const [name, bytes] of Object.entries(unzipSync(download(toolchain, work)))) {
    const file = join(target, name.slice(folder.length));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  const tools = join(target, 'pkg/tool/linux_amd64');
  for (const programs of [join(target, 'bin'), ...(existsSync(tools) ? [tools] : [])])
    for (const program of readdirSync(programs)) chmodSync(join(programs, program), 0o755);
}
