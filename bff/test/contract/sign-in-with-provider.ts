import { settingsFor, type TestProvider } from '../../../services/kit/testing/test-provider.ts';
import { done } from '../editing.ts';
import type { Answer, Site } from '../site.ts';

/** Signs new users in with a provider, and returns their session tokens. */
export async function signInWithProvider(
  site: Site,
  provider: TestProvider,
  root: string,
  usernames: readonly string[],
): Promise<string[]> {
  const saved = await site.post(
    '/api/providers/save',
    { provider: settingsFor(provider) },
    { authorization: `Bearer ${root}` },
  );
  const path = `/api/sign-in/${done(saved)._id}`;
  const tokens: string[] = [];
  for (const sub of usernames) {
    provider.people.set(sub, { sub, email: `${sub}@tern.example`, email_verified: true, preferred_username: sub });
    provider.person = sub;
    const started = await site.get(path);
    const query = await provider.visit(String(started.headers.location));
    const answer = await site.get(`${path}/return${query}`, { cookie: cookiesOf(started).join('; ') });
    const session = cookiesOf(answer).find((cookie) => cookie.startsWith('authToken='));
    if (!session) throw new Error(`${sub} was not signed in: ${String(answer.headers.location)}`);
    tokens.push(session.slice('authToken='.length));
  }
  return tokens;
}

const cookiesOf = ({ headers }: Answer): string[] =>
  [headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]!);
