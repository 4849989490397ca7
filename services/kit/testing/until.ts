/** By default shorter than what caches and redelivery take (30 s), so that a wait that only they would end fails. */
export async function until(condition: () => unknown, waitMs = 25_000): Promise<void> {
  // Pauses get longer, because asking keeps the machine busy that is waited for.
  for (let end = Date.now() + waitMs, pauseMs = 5; !(await condition()); pauseMs = Math.min(pauseMs * 1.5, 100)) {
    if (Date.now() > end) throw new Error(`Not within ${waitMs} ms: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
