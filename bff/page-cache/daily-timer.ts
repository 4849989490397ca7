const DAY_MS = 24 * 60 * 60 * 1000;

/** Tells whenever a day begins, by UTC; answers what ends that. */
export function startDailyTimer(tell: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(
      () => {
        tell();
        wait();
      },
      DAY_MS - (Date.now() % DAY_MS),
    ).unref();
  };
  wait();
  return () => clearTimeout(timer);
}
