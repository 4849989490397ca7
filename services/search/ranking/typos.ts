const MIN_LENGTH = { oneTypo: 4, twoTypos: 7 };

export const allowedTypos = (word: string): number =>
  word.length >= MIN_LENGTH.twoTypos ? 2 : word.length >= MIN_LENGTH.oneTypo ? 1 : 0;

export function isMisspelt(a: string, b: string): boolean {
  const max = allowedTypos(a);
  return max > 0 && Math.abs(a.length - b.length) <= max && countTypos(a, b) <= max;
}

function countTypos(a: string, b: string): number {
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const substituted = last[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      let typos = Math.min(substituted, last[column]! + 1, current[column - 1]! + 1);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) typos = Math.min(typos, beforeLast[column - 2]! + 1);
      current.push(typos);
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length]!;
}
