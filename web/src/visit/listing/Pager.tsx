import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './listing.module.css';
import * as buttonStyles from '../../ui/button.module.css';

export function Pager({
  page,
  size,
  total,
  hrefOf,
}: {
  page: number;
  size: number;
  total: number;
  hrefOf: (page: number) => string;
}) {
  const last = Math.max(1, Math.ceil(total / Math.max(1, size)));
  const messages = useMessages().listing;
  if (last === 1) return null;
  return (
    <nav className={styles.pager} aria-label={messages.pages}>
      {page > 1 && (
        <a className={`${buttonStyles.button} ${buttonStyles.buttonOutline}`} href={hrefOf(page - 1)} rel="prev">
          {messages.previous}
        </a>
      )}
      <p>{messages.page({ page, last })}</p>
      {page < last && (
        <a className={`${buttonStyles.button} ${buttonStyles.buttonOutline}`} href={hrefOf(page + 1)} rel="next">
          {messages.next}
        </a>
      )}
    </nav>
  );
}
