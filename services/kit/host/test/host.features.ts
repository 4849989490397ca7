import { notes, notesHooks, notesService } from '../../testing/notes.ts';
import { type Stack, startStack } from '../../testing/stack.ts';
import { accessTokenSigner } from '../../token/access-token.ts';
import { newTokenKey, toSigningKey } from '../../token/token-keys.ts';
import { pingSubject } from '../../bus/access/nats-user.ts';
import { NatsBus } from '../../bus/nats-bus.ts';

const { calls } = notes;

export function hostFeatures(natsProgram: string): void {
  let stack: Stack;

  beforeAll(async () => {
    stack = await startStack({ services: [notesService], natsProgram });
  });
  afterAll(() => stack?.stop());

  const withToken = (accessToken: string) =>
    new NatsBus(stack.client).call(calls.whoAmI, {}, { accessToken, stage: 'draft', domainId: 'd1' });

  describe('a hosted service', () => {
    test('answers a call of its contract, with defaults filled in', async () => {
      expect(await stack.call(calls.echo, { text: 'hey' })).toEqual({ text: 'hey' });
      expect(await stack.call(calls.echo, { text: 'hey', times: 2 })).toEqual({ text: 'heyhey' });
    });

    test('answers a ping at an inbox and at no other subject', async () => {
      const { connection } = stack.client;
      const elsewhere: string[] = [];
      connection.subscribe('elsewhere', { callback: (_, { subject }) => void elsewhere.push(subject) });
      connection.publish(pingSubject('notes'), '', { reply: 'elsewhere' });
      expect(await new NatsBus(stack.client).ping('notes', 5000)).toBe(true);
      expect(elsewhere).toEqual([]);
    });

    test('refuses invalid input with the message and position', async () => {
      await expect(stack.call(calls.echo, { text: '' })).rejects.toMatchObject({
        name: 'Problem',
        code: 'invalid',
        message: 'text must not be empty.',
        details: [expect.objectContaining({ path: ['text'] })],
      });
    });

    test('passes a refusal on with code, message, key, parameters and details', async () => {
      await expect(stack.call(calls.refuse, {})).rejects.toMatchObject({
        name: 'Problem',
        code: 'conflict',
        message: 'Note 7 was changed by Ann',
        key: 'notes.changed',
        parameters: { number: 7, name: 'Ann' },
        details: { revision: 3 },
      });
    });

    test('does not reveal the reason of a fault', async () => {
      const error = await stack.call(calls.fail, {}).catch((error) => error);
      expect(error.name).toBe('RemoteFault');
      expect(JSON.stringify([error, error.message])).not.toContain('swordfish');
    });

    test('treats a fault of another service as a fault', async () => {
      await expect(stack.call(calls.failElsewhere, {})).rejects.toMatchObject({ name: 'RemoteFault' });
    });

    test('does not return what violates its contract', async () => {
      expect(await stack.call(calls.lie, { answer: { rows: [{ number: 7 }] } })).toEqual({ rows: [{ number: 7 }] });
      for (const answer of [
        {},
        { rows: [{ number: 'seven' }] },
        { rows: [], total: 0 },
        { rows: [{ number: 7, secret: 's' }] },
      ])
        await expect(stack.call(calls.lie, { answer })).rejects.toMatchObject({ name: 'RemoteFault' });
    });
  });

  describe('a caller', () => {
    test('without a token is anonymous and reads the live stage', async () => {
      const { whoAmI } = calls;
      expect(await stack.call(whoAmI, {}, { domainId: 'd1' })).toEqual({
        username: null,
        stage: 'live',
        domainId: 'd1',
      });
      expect(await stack.call(whoAmI, {}, { stage: 'draft' })).toMatchObject({ stage: 'live' });
    });

    test('is the user that the token was signed for, and may read drafts', async () => {
      const { editor } = stack.users;
      expect(await stack.call(calls.whoAmI, {}, { as: editor })).toMatchObject({ username: 'editor', stage: 'draft' });
      expect(await stack.call(calls.whoAmI, {}, { as: editor, stage: 'live' })).toMatchObject({ stage: 'live' });
    });

    test('with a token of another key is refused', async () => {
      const forge = accessTokenSigner(await toSigningKey(newTokenKey()));
      await expect(withToken(await forge(stack.users.admin, 's', 60))).rejects.toMatchObject({
        code: 'unauthenticated',
      });
    });

    test.each([
      ['has run out', () => stack.tokenFor(stack.users.admin, -60)],
      ['is no token', async () => 'nonsense'],
      ['was changed', async () => `${(await stack.tokenFor(stack.users.editor)).slice(0, -8)}AAAAAAAA`],
      ['says that it needs no signature', async () => `${btoa('{"alg":"none"}')}.${btoa('{"sub":"admin"}')}.`],
    ])('with a token that %s is refused and not treated as anonymous', async (_, token) => {
      await expect(withToken(await token())).rejects.toMatchObject({ code: 'unauthenticated' });
    });

    test('must be signed in for calls of users', async () => {
      await expect(stack.call(calls.write, { text: 'x' })).rejects.toMatchObject({ code: 'unauthenticated' });
      expect(await stack.call(calls.write, { text: 'x' }, { as: stack.users.editor })).toEqual({ text: 'x' });
    });

    test('must be an administrator for calls of administrators', async () => {
      await expect(stack.call(calls.wipe, {})).rejects.toMatchObject({ code: 'unauthenticated' });
      await expect(stack.call(calls.wipe, {}, { as: stack.users.editor })).rejects.toMatchObject({ code: 'forbidden' });
      expect(await stack.call(calls.wipe, {}, { as: stack.users.admin })).toEqual({});
    });

    test('is refused before the input is validated', async () => {
      await expect(stack.call(calls.write, { text: '' })).rejects.toMatchObject({ code: 'unauthenticated' });
    });
  });

  describe('a call', () => {
    test('is cancelled after its timeout', async () => {
      await expect(stack.call(calls.wait, { ms: 2000 }, { timeoutMs: 50 })).rejects.toMatchObject({
        code: 'unavailable',
        message: 'The notes service did not answer in time. Please try again in a moment.',
      });
    });

    test('without a handler is refused at once', async () => {
      const unhandled = { ...calls.echo, service: 'absent', subject: 'absent.echo' };
      await expect(stack.call(unhandled, { text: 'x' })).rejects.toMatchObject({ code: 'unavailable' });
    });

    test('larger than a message is refused with that reason', async () => {
      await expect(stack.call(calls.echo, { text: 'x'.repeat(9_000_000) })).rejects.toMatchObject({
        code: 'too-large',
      });
    });

    test('in progress is completed before a host stops', async () => {
      const waiting = new Promise<void>((resolve) => (notesHooks.waiting = resolve));
      const answer = stack.call(calls.wait, { ms: 300 });
      await waiting;
      await stack.restart();
      expect(await answer).toEqual({ pid: process.pid });
    });

    test('is answered once when two hosts run the service, and by the other when one stops', async () => {
      const other = await stack.addHost();
      let answered = 0;
      notesHooks.waiting = () => void answered++;
      await Promise.all(Array.from({ length: 20 }, () => stack.call(calls.wait, { ms: 0 })));
      expect(answered).toBe(20);
      await stack.host.close();
      expect(await stack.call(calls.echo, { text: 'still there' })).toEqual({ text: 'still there' });
      stack.host = other;
    });
  });
}
