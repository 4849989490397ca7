import type { Progress } from './progress.ts';
import './progress-bar.css';

export const ProgressBar = ({ visible, percent }: Progress) => (
  <div
    className="progress-bar"
    role="progressbar"
    aria-label="The page is loading"
    aria-valuenow={Math.round(percent)}
    hidden={!visible}
    style={{ transform: `scaleX(${percent / 100})` }}
  />
);
