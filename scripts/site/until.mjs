export async function until(condition, otherwise, waitMs = 60_000) {
  for (const end = Date.now() + waitMs; !(await condition());) {
    if (Date.now() > end) throw new Error(`${otherwise} (waited ${waitMs / 1000} s)`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const isUp = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
