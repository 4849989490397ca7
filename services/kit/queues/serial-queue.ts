export class SerialQueue {
  private readonly last = new Map<string, Promise<void>>();

  run(name: string, work: () => Promise<void>): Promise<void> {
    const previous = this.last.get(name) ?? Promise.resolve();
    const done = previous.then(work, work);
    this.last.set(name, done);
    const cleanUp = () => {
      if (this.last.get(name) === done) this.last.delete(name);
    };
    void done.then(cleanUp, cleanUp);
    return done;
  }
}
