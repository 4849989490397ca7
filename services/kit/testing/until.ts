export async function until(condition: () => unknown, waitMs = 10_000): Promise<void> {
  for (const end = Date.now() + waitMs; !(await condition());) {
    if (Date.now() > end) throw new Error(`Not within ${waitMs} ms: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
