import { useMessages } from '../../messages/use-messages.ts';
import type { Progress } from './progress.ts';
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
