import { useMessages } from '../../messages/use-messages.ts';
import * as styles from '../../ui/failure.module.css';
import * as buttonStyles from '../../ui/button.module.css';

export function Failure() {
  const { error } = useMessages();
  return (
    <main className={styles.failure}>
      <h1>{error.failure}</h1>
      <p>
        <a className={buttonStyles.button} href="/">
          {error.failureHome}
        </a>
      </p>
    </main>
  );
}
