import { isRichText } from '../../../../proto/rich-text.ts';
import { useVisit } from '../context/visit-context.ts';
import * as styles from './banner.module.css';
import * as richTextStyles from '../../ui/rich-text.module.css';

export function Banner() {
  const { banner } = useVisit();
  if (!banner?.content) return null;
  return (
    <aside className={styles.root} data-part="banner" aria-label={banner.name}>
      {isRichText(banner.content) ? (
        <div className={richTextStyles.rich} dangerouslySetInnerHTML={{ __html: banner.content }} />
      ) : (
        <p>{banner.content}</p>
      )}
    </aside>
  );
}
