import type { Page } from 'playwright-core';

/** Returns a function for the time in milliseconds from each `event` on the page until its frame is painted, in the order of the events. */
export async function startShownTimes(page: Page, event: 'keydown' | 'click'): Promise<() => Promise<number[]>> {
  await page.evaluate(observe, event);
  return () => page.evaluate(() => (window as unknown as { shown: number[] }).shown.splice(0));
}

function observe(event: string): void {
  const shown: number[] = [];
  (window as unknown as { shown: number[] }).shown = shown;
  window.addEventListener(
    event,
    () => {
      const startedAt = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => shown.push(performance.now() - startedAt);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}
