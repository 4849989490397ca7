export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  percent(often: number): boolean {
    return this.next() * 100 < often;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  pickCommon<T>(list: readonly T[]): T {
    return list[Math.floor(list.length * this.next() ** 2.5)]!;
  }
}
