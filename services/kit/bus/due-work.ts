import { log } from '../log/log.ts';
import { Signal } from './signal.ts';

const POLL_MS = 1000;

/** Runs work that is stored with the time at which it is due, so that it survives a crash. Each instance also finds what another one has stored. */
export class DueWork {
  isStopping = false;
  private readonly signal = new Signal();
  private running?: Promise<void>;

  /** `runNext` returns false if nothing is due. `failure` begins the line of the log when it throws. */
  constructor(
    private readonly runNext: () => Promise<boolean>,
    private readonly failure: string,
  ) {}

  start(): void {
    this.running ??= this.run();
  }

  wake(): void {
    this.signal.notify();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    this.signal.notify();
    await this.running;
  }

  private async run(): Promise<void> {
    let failed = false;
    while (!this.isStopping) {
      try {
        while (!this.isStopping && (await this.runNext()));
        failed = false;
      } catch (error) {
        if (!failed) log.warn(error, `${this.failure}, retrying`);
        failed = true;
      }
      if (!this.isStopping) await this.signal.wait(POLL_MS);
    }
  }
}
