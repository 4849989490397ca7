export class Signal {
  private rung = false;
  private wake: () => void = () => undefined;

  notify(): void {
    this.rung = true;
    this.wake();
  }

  async wait(ms: number): Promise<void> {
    if (!this.rung) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        timer = setTimeout(resolve, ms);
      });
      clearTimeout(timer);
    }
    this.rung = false;
  }
}
