/** Prints progress to the terminal. */
export const print = (line) => process.stdout.write(`${line}\n`);

/** Ends the script with a sentence instead of a stack. */
export function exitWithError(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
