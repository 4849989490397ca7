import { useMessages } from '../../messages/use-messages.ts';
import './error-page.css';

export function Unavailable() {
  const { error } = useMessages();
  return (
    <div className="page" data-theme="standard">
      <main id="main" tabIndex={-1}>
        <section className="error-page">
          <div className="error-words">
            <p className="error-status">404</p>
            <h1>{error.unavailable}</h1>
            <p className="lead">{error.unavailableBody}</p>
          </div>
        </section>
      </main>
    </div>
  );
}
