import type { Call } from '../../../proto/contract.ts';
import { calls } from '../../../proto/index.ts';
import { possibleStatuses } from '../../openapi/statuses.ts';
import { jsonLimits } from '../../gateway/json-body.ts';
import { FORM_TYPE } from '../media/form.ts';
import { ask, type Site, startSite } from '../site.ts';

let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await startSite();
  ({ cookie } = await site.signIn());
});
afterAll(() => site?.stop());

const routed = calls.filter(({ http }) => http);
const json = { 'content-type': 'application/json' };

async function statusOf(call: Call, headers: Record<string, string>, body?: string | Buffer): Promise<number> {
  const [method, path] = call.http!.split(' ') as ['GET' | 'POST', string];
  const answer = await ask(site.bff.url, method, `/api${path}`, headers, method === 'GET' ? undefined : body);
  if (answer.status !== 200)
    expect(answer.json).toEqual({
      status: answer.status,
      error: expect.objectContaining({ name: expect.any(String), message: expect.stringMatching(/^\S+ .* .*\.$/) }),
      requestId: expect.any(String),
    });
  return answer.status;
}

const isPost = ({ http }: Call) => http!.startsWith('POST');
const lists = (status: number) => (call: Call) => possibleStatuses(call).includes(status);
const ok = (call: Call) => (call.upload ? { 'content-type': FORM_TYPE } : json);
/** These calls respond to everyone: signing in and out, and the visit, which first looks at its address. */
const answersAnybody = ({ http }: Call) =>
  ['POST /user/login', 'POST /user/confirmLogin', 'POST /user/me', 'GET /visit/load'].includes(http!);
const manyValues = `{"a":[${'1,'.repeat(jsonLimits.values)}1]}`;

/** The refusals that the BFF itself sends for any call, each with a request that causes it. routes.int.spec.ts checks those of services. */
const refused: [
  status: number,
  why: string,
  applies: (call: Call) => boolean,
  request: (call: Call) => Promise<number>,
][] = [
  [
    401,
    'a token that is not valid',
    (call) => lists(401)(call) && !answersAnybody(call),
    (call) => statusOf(call, { ...ok(call), authorization: 'Bearer x' }, '{}'),
  ],
  [
    403,
    'a page of another site',
    (call) => call.kind === 'command',
    (call) => statusOf(call, { ...ok(call), cookie, origin: 'https://evil.example' }, '{}'),
  ],
  [
    413,
    'too many values',
    (call) => isPost(call) && !call.upload,
    (call) => statusOf(call, { ...json, cookie }, manyValues),
  ],
  [
    413,
    'a form that announces too much',
    (call) => call.upload !== undefined,
    (call) =>
      // The rest of the form is never sent, so the connection can carry no other request.
      statusOf(call, {
        ...ok(call),
        cookie,
        connection: 'close',
        'content-length': String(call.upload!.maxBytes * 2),
      }),
  ],
  [
    415,
    'no JSON',
    (call) => isPost(call) && !call.upload,
    (call) => statusOf(call, { 'content-type': 'text/plain', cookie }, 'x'),
  ],
  [
    431,
    'headers that are too long',
    () => true,
    (call) => statusOf(call, { ...json, 'x-long': 'x'.repeat(40_000) }, '{}'),
  ],
];

describe.each(refused)('%i for %s', (status, _, applies, request) => {
  test.each(routed.filter(applies).map((call) => [call.http!, call] as const))('%s', async (__, call) => {
    expect(possibleStatuses(call)).toContain(status);
    expect(await request(call)).toBe(status);
  });
});

describe('503 while the services are unavailable', () => {
  beforeAll(() => site.stopServices());
  afterAll(() => site.startServices());

  test.each(
    routed.filter((call) => !call.upload && call.http !== 'GET /visit/load').map((call) => [call.http!, call] as const),
  )('%s', async (_, call) => {
    expect(possibleStatuses(call)).toContain(503);
    // A request with a token that cannot be verified is not treated as that of a visitor.
    expect(await statusOf(call, { ...json, cookie }, '{}')).toBe(503);
  });
});
