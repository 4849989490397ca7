const MAX_NAMES = 2000;

export class RecentlyServed {
  private readonly touched = new Map<string, number>();
  private count = 0;

  rank(name: string): number {
    return this.touched.get(name) ?? 0;
  }

  touch(name: string): void {
    this.count += 1;
    this.touched.delete(name);
    this.touched.set(name, this.count);
    if (this.touched.size > MAX_NAMES) this.touched.delete(this.touched.keys().next().value!);
  }
}
