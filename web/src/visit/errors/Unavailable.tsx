import { UNAVAILABLE } from '../text/error-messages.ts';
import './error-page.css';

export function Unavailable() {
  return (
    <div className="page" data-theme="standard">
      <main id="main" tabIndex={-1}>
        <section className="error-page">
          <div className="error-words">
            <p className="error-status">404</p>
            <h1>{UNAVAILABLE}</h1>
            <p className="lead">There is nothing to see at this address at the moment.</p>
          </div>
        </section>
      </main>
    </div>
  );
}
