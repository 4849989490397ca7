import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { testServer } from './test-server.ts';

/** A suite whose server has no program is skipped. */
export interface TestNats {
  name: string;
  program: string | null;
}

/** The servers that the bus must work on: the one on the PATH, which Debian ships as 2.9, and a current one. */
export async function natsServersForTests(): Promise<TestNats[]> {
  const current = await testServer('nats-current.mjs');
  return [
    await named('nats-server'),
    current ? await named(current) : { name: 'a current nats-server', program: null },
  ];
}

async function named(program: string): Promise<TestNats> {
  // One that does not answer is not skipped: its suite fails, with a sentence.
  const { stdout } = await promisify(execFile)(program, ['--version']).catch(() => ({ stdout: program }));
  return { name: stdout.trim().replace(': v', ' '), program };
}
