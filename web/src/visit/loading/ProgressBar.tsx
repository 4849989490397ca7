import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './progress-bar.module.css';

export const ProgressBar = ({ visible, percent }: Progress) => (
  <div
    className={styles.root}
    role="progressbar"
    aria-label={useMessages().site.loading}
    aria-valuenow={Math.round(percent)}
    hidden={!visible}
    style={{ transform: `scaleX(${percent / 100})` }}
  />
);

/** In milliseconds. Faster loads show no progress bar. */
export const THROTTLE = 200;
export const DURATION = 5000;
export const TICK = 100;
export const HIDE_DELAY = 500;
const NEAR_END = 98;

export interface Progress {
  visible: boolean;
  percent: number;
}

export const NO_PROGRESS: Progress = { visible: false, percent: 0 };

export type Bar = ReturnType<typeof createProgressBar>;

export function createProgressBar(show: (progress: Progress) => void) {
  let current = NO_PROGRESS;
  let delay: ReturnType<typeof setTimeout> | undefined;
  let ticks: ReturnType<typeof setInterval> | undefined;
  const set = (next: Progress) => show((current = next));
  const clearTimers = () => {
    clearTimeout(delay);
    clearInterval(ticks);
  };
  return {
    start() {
      clearTimers();
      if (current.visible) set(NO_PROGRESS);
      delay = setTimeout(() => {
        set({ visible: true, percent: 0 });
        ticks = setInterval(
          () => set({ visible: true, percent: Math.min(NEAR_END, current.percent + (100 * TICK) / DURATION) }),
          TICK,
        );
      }, THROTTLE);
    },
    finish() {
      clearTimers();
      if (!current.visible) return;
      set({ visible: true, percent: 100 });
      delay = setTimeout(() => set(NO_PROGRESS), HIDE_DELAY);
    },
    /** A redirect stops the timer only, because the bar continues while the target page loads. */
    pause: () => clearInterval(ticks),
    stop: clearTimers,
  };
}
