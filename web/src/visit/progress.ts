/** In milliseconds; faster loads show no bar. */
export const THROTTLE = 200;
export const DURATION = 5000;
export const TICK = 100;
export const HIDE_DELAY = 500;
const NEAR_END = 98;

export interface Progress {
  shown: boolean;
  percent: number;
}

export const NO_PROGRESS: Progress = { shown: false, percent: 0 };

export type Bar = ReturnType<typeof createProgressBar>;

/** Advances over DURATION, waits near the end, and hides shortly after `finish`. */
export function createProgressBar(show: (progress: Progress) => void) {
  let now = NO_PROGRESS;
  let delay: ReturnType<typeof setTimeout> | undefined;
  let ticks: ReturnType<typeof setInterval> | undefined;
  const set = (next: Progress) => show((now = next));
  const still = () => {
    clearTimeout(delay);
    clearInterval(ticks);
  };
  return {
    start() {
      still();
      if (now.shown) set(NO_PROGRESS);
      delay = setTimeout(() => {
        set({ shown: true, percent: 0 });
        ticks = setInterval(
          () => set({ shown: true, percent: Math.min(NEAR_END, now.percent + (100 * TICK) / DURATION) }),
          TICK,
        );
      }, THROTTLE);
    },
    finish() {
      still();
      if (!now.shown) return;
      set({ shown: true, percent: 100 });
      delay = setTimeout(() => set(NO_PROGRESS), HIDE_DELAY);
    },
    /** For redirects: the bar continues with the target page. */
    pause: () => clearInterval(ticks),
    stop: still,
  };
}
