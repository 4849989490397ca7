import { BreadcrumbList } from '../breadcrumb/Breadcrumb.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { storedHomeAddress } from '../text/home-address.ts';
import { useVisit } from '../context/visit-context.ts';
import { OFFLINE } from '../text/title.ts';
import { WaysOn } from './WaysOn.tsx';
import * as styles from './error-page.module.css';
import * as layoutStyles from '../../ui/layout.module.css';
import * as buttonStyles from '../../ui/button.module.css';

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
      <img src="/art/desert.svg" width="1600" height="700" alt="" />
    </section>
  );
}
