export function longestIncreasingSubsequence(numbers: readonly number[]): number[] {
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  numbers.forEach((number, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1];
    ends[low] = index;
  });
  const run: number[] = [];
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) run.push(index);
  return run.reverse();
}
