import { FAILURE } from '../text/error-messages.ts';

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
