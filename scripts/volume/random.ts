/** Numbers that look random and are the same for the same seed (mulberry32). */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0, below this one. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** True so often of a hundred times. */
  percent(often: number): boolean {
    return this.next() * 100 < often;
  }

  one<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** Early ones far more often than late ones, as words and tags are used. */
  common<T>(list: readonly T[]): T {
    return list[Math.floor(list.length * this.next() ** 2.5)]!;
  }
}
