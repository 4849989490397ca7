import { useMessages } from '../../messages/use-messages.ts';
import type { Progress } from './progress.ts';
import './progress-bar.css';

export const ProgressBar = ({ visible, percent }: Progress) => (
  <div
    className="progress-bar"
    role="progressbar"
    aria-label={useMessages().site.loading}
    aria-valuenow={Math.round(percent)}
    hidden={!visible}
    style={{ transform: `scaleX(${percent / 100})` }}
  />
);
