/** By default shorter than what caches and redelivery take (30 s), so that a wait that only they would end fails. */
export async function until(condition: () => unknown, waitMs = 25_000): Promise<void> {
  for (const end = Date.now() + waitMs; !(await condition());) {
    if (Date.now() > end) throw new Error(`Not within ${waitMs} ms: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
