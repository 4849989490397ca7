import { toPublicHref } from '../../../../proto/slug.ts';
import { safeHref } from '../../../../proto/href.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { regionPath, useVisit } from '../context/visit-context.ts';
import * as styles from './error-page.module.css';
import * as buttonStyles from '../../ui/button.module.css';

const MAX_PAGES = 5;

export function WaysOn() {
  const visiting = useVisit();
  const { nav, articles, regions } = visiting;
  const { search, error, listing } = useMessages();
  const links = [
    ...nav.items
      .slice(0, MAX_PAGES)
      .map(({ link }) => ({ href: toPublicHref(safeHref(link), regions), text: link.text })),
    ...articles.map(({ slug, header }) => ({ href: `/${slug}`, text: header.title?.trim() || listing.untitled })),
  ].filter(({ href, text }) => href !== '' && text !== '');
  return (
    <>
      <form role="search" className={styles.search} action={`${regionPath(visiting)}/search`}>
        <label htmlFor="error-q">{search.prompt}</label>
        <div>
          <input id="error-q" name="q" type="search" maxLength={200} autoComplete="off" />
          <button className={buttonStyles.button} type="submit">
            {search.search}
          </button>
        </div>
      </form>
      {links.length > 0 && (
        <nav aria-labelledby="error-pages" className={styles.pages}>
          <h2 id="error-pages">{error.popularPages}</h2>
          <ul role="list">
            {links.map(({ href, text }) => (
              <li key={href}>
                <a className={buttonStyles.arrow} href={href}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
