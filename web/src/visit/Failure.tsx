import { FAILURE } from './error-messages.ts';

/** Shown if even the error page fails to render. */
export const Failure = () => (
  <main className="failure">
    <h1>{FAILURE.title}</h1>
    <p>
      <a className="button" href="/">
        {FAILURE.home}
      </a>
    </p>
  </main>
);
