import { BreadcrumbList } from '../breadcrumb/Breadcrumb.tsx';
import { errorTitle, homeAddress } from '../text/error-messages.ts';
import { useVisit } from '../context/visit-context.ts';
import './error-page.css';

export function ErrorPage({ status = 500, message }: { status?: number; message?: string }) {
  const { url, regions } = useVisit();
  const { title, body } = errorTitle(status);
  const home = homeAddress(url, regions);
  return (
    <section className="error-page">
      <div className="error-words">
        <BreadcrumbList steps={[{ text: 'Home', href: home }, { text: title }]} />
        <p className="error-status">{status}</p>
        <h1>{title}</h1>
        {body && <p className="lead">{body}</p>}
        {message && <p className="error-message">{message}</p>}
        <p className="error-ways">
          <a className="button" href={home}>
            Homepage
          </a>
          {status >= 500 && (
            <a className="button button-outline" href={url}>
              Try again
            </a>
          )}
        </p>
      </div>
      <img src="/art/desert.svg" width="1600" height="700" alt="" />
    </section>
  );
}
