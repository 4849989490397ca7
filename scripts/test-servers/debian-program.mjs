import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { printCachedProgram } from './cached-program.mjs';

/** Extracts the program without installing the package, because a server in it would start on every machine that runs the tests. */
export function printProgramOfDebian(name, debianPackage = name) {
  const variable = name.toUpperCase().replaceAll('-', '_');
  const how = `taken from Debian's package ${debianPackage}; elsewhere install ${name} and set ${variable}`;
  printCachedProgram({ name, version: 'debian', how, make });

  function make(program, work) {
    const options = { cwd: work, stdio: ['ignore', 'ignore', 'pipe'] };
    execFileSync('apt-get', ['-q', 'download', debianPackage], options);
    const [archive] = readdirSync(work).filter((file) => file.endsWith('.deb'));
    execFileSync('dpkg-deb', ['-x', archive, 'package'], options);
    copyFileSync(join(work, 'package/usr/bin', name), program);
    chmodSync(program, 0o755);
  }
}
