import { FAILURE } from './error-messages.ts';

/** When even the error page can not be shown. */
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
