import { connect } from 'node:net';
import type { Call } from '../../../proto/contract.ts';
import { calls } from '../../../proto/index.ts';
import { possibleStatuses } from '../../openapi/statuses.ts';
import { FORM_TYPE } from '../media/form.ts';
import { startSite, type Site } from '../site.ts';

let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await startSite({ requestTimeoutMs: 1000 });
  ({ cookie } = await site.signIn());
});
afterAll(() => site?.stop());

/** Returns the response to a client that begins a request and never completes it. */
const answerTo = ({ http, upload }: Call): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.bff.url);
    const head = [
      `POST /api${http!.split(' ')[1]} HTTP/1.1`,
      'Host: localhost',
      `Cookie: ${cookie}`,
      `Content-Type: ${upload ? FORM_TYPE : 'application/json'}`,
      'Content-Length: 100',
    ];
    const socket = connect(Number(port), hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n{"a":`));
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });

test('408 for a request that does not arrive in time, for every call that reads a body', async () => {
  const posted = calls.filter(({ http }) => http?.startsWith('POST '));
  const received = await Promise.all(posted.map(answerTo));
  const failures = posted.flatMap((call, at) => {
    const [head, body = ''] = received[at]!.split('\r\n\r\n');
    const isExpected =
      /^HTTP\/1\.1 408 /.test(head!) &&
      JSON.parse(body).error.message === 'The request was not complete in time. Please send it again.';
    return isExpected && possibleStatuses(call).includes(408) ? [] : [`${call.http}: ${received[at]!.slice(0, 200)}`];
  });
  expect(failures).toEqual([]);
  expect(posted.length).toBeGreaterThan(50);
  expect((await site.get('/ready')).status).toBe(200);
});
