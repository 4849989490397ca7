import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export async function testServer(
  script: `${'blackbox-exporter' | 'nats-current' | 'prometheus' | 'promtool' | 'restic' | 's3' | 'secantusdb' | 'typesense'}.mjs`,
): Promise<string | null> {
  try {
    const path = join(process.cwd(), 'scripts', 'test-servers', script);
    const { stdout } = await promisify(execFile)(process.execPath, [path]);
    return stdout.trim();
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    process.stderr.write(`Some suites are skipped: ${stderr?.trim().split('\n').at(-1) || message}\n`);
    return null;
  }
}
