import type { Subscription } from '@nats-io/transport-node';
import type { Call } from '../../../proto/contract.ts';
import { type ProblemCode, isProblemCode } from '../../../proto/errors.ts';
import { examplesOf } from '../../../proto/examples/examples.ts';
import { calls } from '../../../proto/index.ts';
import { userFixture } from '../../../services/kit/testing/users.ts';
import { refusals, possibleRefusals } from '../../openapi/statuses.ts';
import { startSite, type Site } from '../site.ts';
import { send } from './send.ts';

const MESSAGE = 'The stand-in refuses this.';
const details = { retryAfterSeconds: 7 };
let site: Site;
let token: string;
let subscriptions: Subscription[];
/** The response of every service at present. */
let refusal: ProblemCode | 'internal';

/** Responses to calls that the BFF makes before the tested call. */
const answers: Record<string, object> = {
  'identity.openSession': {
    user: { ...userFixture({ admin: true }), verified: true },
    accessToken: 'x',
    expiresIn: 120,
    domainId: null,
  },
  'site-config.resolveHost': { domainId: 'default', name: '', hostname: '', available: true },
};

beforeAll(async () => {
  site = await startSite();
  token = (await site.signIn()).cookie.split('=')[1]!;
  await site.stopServices();
  const { connection } = site.stack.client;
  subscriptions = calls.map(({ subject }) =>
    connection.subscribe(subject, {
      callback: (_, message) => {
        const { id } = message.json<{ id: string }>();
        const response = answers[subject];
        const err = { code: refusal, message: MESSAGE, details };
        message.respond(JSON.stringify({ id, isDisposed: true, ...(response ? { response } : { err }) }));
      },
    }),
  );
  await connection.flush();
});
afterAll(async () => {
  subscriptions?.forEach((subscription) => subscription.unsubscribe());
  await site?.stop();
});

/** The BFF handles visits itself, by several calls. */
const routed = calls.filter(({ http, service }) => http && service !== 'visit');
const names = [...new Set(routed.flatMap((call) => possibleRefusals(call)))].filter(
  (name): name is ProblemCode | 'internal' => name === 'internal' || isProblemCode(name),
);

describe.each(names)('“%s” of a service reaches the client of', (name) => {
  const { status } = refusals[name];
  const named = routed.filter((call) => possibleRefusals(call).includes(name));

  test.each(named.map((call) => [call.http!, call] as const))('%s', async (_, call: Call) => {
    refusal = name;
    const [example] = examplesOf(call);
    const answer = await send(site, call, example!.in as object, token);
    // An internal error reveals no details.
    const error =
      name === 'internal'
        ? { name, message: 'Something went wrong on our side. Please try again.' }
        : { name, message: MESSAGE, details };
    expect(answer.json).toEqual({ status, error, requestId: answer.headers['x-request-id'] });
    expect(answer.status).toBe(status);
    if (name === 'too-many') expect(answer.headers['retry-after']).toBe('7');
  });
});
