import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../../..');

/** Bundles the editor without a user interface as one script for a window. */
export async function bundleTab(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tab-'));
  try {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const config = join(import.meta.dirname, 'tab/vite.config.ts');
    await promisify(execFile)(process.execPath, [vite, 'build', '--config', config, '--outDir', folder], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    });
    return await readFile(join(folder, 'tab.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
