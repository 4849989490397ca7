import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

export interface Program {
  file: string;
  remove(): Promise<void>;
}

export async function compile(entry: string, root = process.cwd()): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'site-program-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = {
    rootDir: root,
    outDir: join(folder, 'dist'),
    typeRoots: [join(root, 'node_modules', '@types')],
  };
  await writeFile(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include: [join(root, entry)] }),
  );
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist', 'package.json'), JSON.stringify({ type: 'module' }));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  try {
    await promisify(execFile)(process.execPath, [
      join(root, 'node_modules', 'typescript7', 'bin', 'tsc'),
      '-p',
      config,
    ]);
  } catch (error) {
    await remove();
    throw new Error(`${entry} does not compile: ${String((error as { stdout?: unknown }).stdout)}`, { cause: error });
  }
  await linkOwnModules(root, join(folder, 'dist'), dirname(entry));
  return { file: join(folder, 'dist', entry.replace(/\.ts$/, '.js')), remove };
}

async function linkOwnModules(root: string, dist: string, folder: string): Promise<void> {
  for (let at = folder; relative('.', at) !== ''; at = dirname(at)) {
    await symlink(join(root, at, 'node_modules'), join(dist, at, 'node_modules')).catch(() => undefined);
  }
}
