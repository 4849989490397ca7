import { BreadcrumbList } from '../breadcrumb/Breadcrumb.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { storedHomeAddress } from '../text/home-address.ts';
import { useVisit, regionPath } from '../context/visit-context.ts';
import { OFFLINE } from '../text/title.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import * as styles from './error-page.module.css';
import * as layoutStyles from '../../ui/layout.module.css';
import * as buttonStyles from '../../ui/button.module.css';
import { toPublicHref } from '../../../../proto/slug.ts';
import { safeHref } from '../../../../proto/href.ts';
import * as pageStyles from '../../ui/page.module.css';
import * as failureStyles from '../../ui/failure.module.css';

export function ErrorPage({ status = 500, message }: { status?: number; message?: string }) {
  const { url, regions } = useVisit();
  const { site, error } = useMessages();
  const isMissing = status === 404;
  const title = isMissing ? error.notFound : status === OFFLINE ? error.noConnection : error.other;
  const home = storedHomeAddress(url, regions);
  return (
    <section className={styles.root}>
      <div className={styles.words}>
        <BreadcrumbList steps={[{ text: site.home, href: home }, { text: title }]} />
        {status !== OFFLINE && <p className={styles.status}>{status}</p>}
        <h1>{title}</h1>
        {isMissing && <p className={layoutStyles.lead}>{error.notFoundBody}</p>}
        {message && <p className={styles.message}>{error.refusal({ status, message })}</p>}
        <p className={styles.ways}>
          <a className={buttonStyles.button} href={home}>
            {error.home}
          </a>
          {(status >= 500 || status === OFFLINE) && (
            <a className={`${buttonStyles.button} ${buttonStyles.buttonOutline}`} href={url}>
              {site.tryAgain}
            </a>
          )}
        </p>
        {isMissing && <WaysOn />}
      </div>
    </section>
  );
}

const MAX_PAGES = 5;

function WaysOn() {
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

export function Unavailable() {
  const { error } = useMessages();
  return (
    <div className={joinClasses(pageStyles.page, styles.plain)} data-theme="standard">
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

export function Failure() {
  const { error } = useMessages();
  return (
    <main className={failureStyles.failure}>
      <h1>{error.failure}</h1>
      <p>
        <a className={buttonStyles.button} href="/">
          {error.failureHome}
        </a>
      </p>
    </main>
  );
}
