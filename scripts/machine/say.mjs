/** Tells whoever started the script how far it is. */
export const say = (line) => process.stdout.write(`${line}\n`);

/** Ends the script with a sentence instead of a stack. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
