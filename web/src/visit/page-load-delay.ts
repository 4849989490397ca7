/** Milliseconds from the answer to a page load until it is applied. */
export const PAGE_LOAD_DELAY = 100;

/** Answers with `result`, but not before the delay is over. */
export async function applyDelayed<T>(result: Promise<T>): Promise<T> {
  const delay = new Promise((resolve) => setTimeout(resolve, PAGE_LOAD_DELAY));
  const [value] = await Promise.all([result, delay]);
  return value;
}
