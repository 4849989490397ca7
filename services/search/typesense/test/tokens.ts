/**
 * Tokenizes a text as Typesense does: words without case and accents, split at spaces and separators; other characters
 * are removed.
 */
export function tokensOf(text: string, separators: string[]): string[] {
  const spaced = [...text].map((character) => (separators.includes(character) ? ' ' : character)).join('');
  return spaced
    .split(/\s+/)
    .map(tokenOf)
    .filter((token) => token !== '');
}

export const tokenOf = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Returns the edit distance of two words, counting a transposition as one, up to `max`. */
export function typosBetween(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  const rows = Array.from({ length: a.length + 1 }, (_, row) => [row, ...new Array<number>(b.length).fill(0)]);
  for (let column = 0; column <= b.length; column += 1) rows[0]![column] = column;
  for (let row = 1; row <= a.length; row += 1)
    for (let column = 1; column <= b.length; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      const transposed = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      rows[row]![column] = Math.min(
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + change,
        transposed && row > 1 && column > 1 ? rows[row - 2]![column - 2]! + 1 : Infinity,
      );
    }
  return rows[a.length]![b.length]!;
}
