import { showKeys } from '../core/show-keys.ts';
import * as styles from './styles/keys.module.css';

/** Keys that are pressed together. */
export const Keys = ({ keys }: { keys: string }) => (
  <span className={styles.keys}>
    {showKeys(keys).map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}
  </span>
);
