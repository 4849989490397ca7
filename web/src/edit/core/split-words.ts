/** Splits a text into words in lower case, without signs. `RichText` is two words. */
export const splitWords = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Returns true if the word begins with the typed text or is its singular. */
export const fitsWord = (typed: string, word: string): boolean =>
  word.startsWith(typed) || typed === `${word}s` || typed === `${word}es`;
