import { useMessages } from '../../messages/use-messages.ts';

export function Failure() {
  const { error } = useMessages();
  return (
    <main className="failure">
      <h1>{error.failure}</h1>
      <p>
        <a className="button" href="/">
          {error.failureHome}
        </a>
      </p>
    </main>
  );
}
