/** In milliseconds. */
export const PAGE_LOAD_DELAY = 100;

export async function applyDelayed<T>(result: Promise<T>): Promise<T> {
  const delay = new Promise((resolve) => setTimeout(resolve, PAGE_LOAD_DELAY));
  const [value] = await Promise.all([result, delay]);
  return value;
}
