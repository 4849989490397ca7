import { Problem } from '../../proto/errors.ts';

export async function runProgram(program: (args: string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await program(process.argv.slice(2))}\n`);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { cause } = error;
    process.stderr.write(`${error.message}\n${cause instanceof Error ? `${cause.stack}\n` : ''}`);
    process.exitCode = 1;
  }
}
