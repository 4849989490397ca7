import { slugToPath } from '../../../../proto/slug.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useVisit } from '../../visit/context/visit-context.ts';
import * as styles from './neighbours.module.css';

export function Neighbours() {
  const { neighbours } = useVisit();
  const { article, listing } = useMessages();
  if (!neighbours?.previous && !neighbours?.next) return null;
  return (
    <nav className={styles.root} aria-label={article.neighbours} data-part="neighbours">
      {(['previous', 'next'] as const).map((which) => {
        const link = neighbours[which];
        return (
          link && (
            <a key={which} href={slugToPath(link.slug)} rel={which === 'next' ? 'next' : 'prev'}>
              <span>{article[which]}</span>
              <strong>{link.title || listing.untitled}</strong>
            </a>
          )
        );
      })}
    </nav>
  );
}
