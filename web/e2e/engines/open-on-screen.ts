import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

/** A virtual screen with a keyboard, and the programs whose windows it shows. */
export interface Screen {
  start(program: string, args: string[], env?: NodeJS.ProcessEnv): void;
  pressKeys(...keys: string[]): Promise<void>;
  /** Ends all programs. */
  stop(): Promise<void>;
}

const SIZE = '1600x1100x24';

/** Starts a screen for `open`, and stops it if `open` fails. */
export async function openOnScreen<T>(open: (screen: Screen) => Promise<T>): Promise<T> {
  const screen = await startScreen();
  return open(screen).catch(async (error: unknown) => {
    await screen.stop();
    throw error;
  });
}

async function startScreen(): Promise<Screen> {
  const started: ChildProcess[] = [];
  const env = { ...process.env };
  const start = (program: string, args: string[], more = {}, stdout: 'pipe' | 'ignore' = 'ignore') => {
    const child = spawn(program, args, { env: { ...env, ...more }, stdio: ['ignore', stdout, 'ignore'] });
    child.on('error', () => {});
    started.push(child);
    return child;
  };
  const server = start('Xvfb', ['-displayfd', '1', '-screen', '0', SIZE, '-nolisten', 'tcp'], {}, 'pipe');
  const number = await new Promise<string>((resolve) => server.stdout!.once('data', (data) => resolve(String(data))));
  env.DISPLAY = `:${number.trim()}`;
  // A window gets the focus only if there is a window manager.
  start('openbox', []);
  return {
    start,
    pressKeys: async (...keys) => void (await promisify(execFile)('xdotool', ['key', ...keys], { env })),
    async stop() {
      const running = started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      const ends = running.map((child) => new Promise<void>((resolve) => void child.once('exit', () => resolve())));
      running.reverse().forEach((child) => child.kill());
      await Promise.all(ends);
    },
  };
}
