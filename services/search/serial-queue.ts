/** Runs tasks with the same key one after the other, and tasks with different keys concurrently. */
export class SerialQueue {
  private readonly last = new Map<string, Promise<void>>();

  run(name: string, work: () => Promise<void>): Promise<void> {
    const before = this.last.get(name) ?? Promise.resolve();
    const done = before.then(work, work);
    this.last.set(name, done);
    const forget = () => {
      if (this.last.get(name) === done) this.last.delete(name);
    };
    void done.then(forget, forget);
    return done;
  }
}
