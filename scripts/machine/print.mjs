export const print = (line) => process.stdout.write(`${line}\n`);

export function exitWithError(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
