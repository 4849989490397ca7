import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './error-page.module.css';
import * as pageStyles from '../../ui/page.module.css';
import * as layoutStyles from '../../ui/layout.module.css';

export function Unavailable() {
  const { error } = useMessages();
  return (
    <div className={pageStyles.page} data-theme="standard">
      <main id="main" tabIndex={-1}>
        <section className={styles.root}>
          <div className={styles.words}>
            <p className={styles.status}>404</p>
            <h1>{error.unavailable}</h1>
            <p className={layoutStyles.lead}>{error.unavailableBody}</p>
          </div>
        </section>
      </main>
    </div>
  );
}
