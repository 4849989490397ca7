/** The default is shorter than the 30 s of cache expiry and redelivery, so that a condition that only these fulfil fails. */
export async function until(condition: () => unknown, waitMs = 25_000): Promise<void> {
  // Pauses get longer, because each check slows down the work that the test waits for.
  for (let end = Date.now() + waitMs, pauseMs = 5; !(await condition()); pauseMs = Math.min(pauseMs * 1.5, 100)) {
    if (Date.now() > end) throw new Error(`Not within ${waitMs} ms: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
