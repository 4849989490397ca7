const DAY_MS = 24 * 60 * 60 * 1000;

export function startDailyTimer(onNewDay: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(
      () => {
        onNewDay();
        wait();
      },
      DAY_MS - (Date.now() % DAY_MS),
    ).unref();
  };
  wait();
  return () => clearTimeout(timer);
}
