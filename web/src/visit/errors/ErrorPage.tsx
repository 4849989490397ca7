import { BreadcrumbList } from '../breadcrumb/Breadcrumb.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { storedHomeAddress } from '../text/home-address.ts';
import { useVisit } from '../context/visit-context.ts';
import './error-page.css';

export function ErrorPage({ status = 500, message }: { status?: number; message?: string }) {
  const { url, regions } = useVisit();
  const { site, error } = useMessages();
  const isMissing = status === 404;
  const title = isMissing ? error.notFound : error.other;
  const home = storedHomeAddress(url, regions);
  return (
    <section className="error-page">
      <div className="error-words">
        <BreadcrumbList steps={[{ text: site.home, href: home }, { text: title }]} />
        <p className="error-status">{status}</p>
        <h1>{title}</h1>
        {isMissing && <p className="lead">{error.notFoundBody}</p>}
        {message && <p className="error-message">{error.refusal({ status, message })}</p>}
        <p className="error-ways">
          <a className="button" href={home}>
            {error.home}
          </a>
          {status >= 500 && (
            <a className="button button-outline" href={url}>
              {site.tryAgain}
            </a>
          )}
        </p>
      </div>
      <img src="/art/desert.svg" width="1600" height="700" alt="" />
    </section>
  );
}
