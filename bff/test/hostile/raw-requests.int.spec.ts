import { connect } from 'node:net';
import { startSite, type Site } from '../site.ts';

let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await startSite({ uploadIdleMs: 2000 });
  ({ cookie } = await site.signIn());
});
afterAll(() => site?.stop());

/** Returns the response on a connection until it is closed. `stop` closes it from this side when everything is written. */
function sendRaw(request: string | Buffer, stop = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.bff.url);
    const socket = connect(Number(port), hostname, () => socket.write(request, () => stop && socket.destroy()));
    let received = '';
    socket.setTimeout(20_000, () => socket.destroy(new Error('No answer within 20 s')));
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

const head = (first: string, ...headers: string[]) =>
  [first, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
const post = (path: string, headers: string[], body = '') =>
  head(`POST /api${path} HTTP/1.1`, `Cookie: ${cookie}`, ...headers) + body;

const stillThere = async () => expect((await site.get('/ready')).status).toBe(200);

/** Expects the standard body with the status of the response, without internal details. */
function expectRefusal(received: string, status: number): void {
  expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const body = JSON.parse(received.slice(received.indexOf('\r\n\r\n') + 4));
  expect(body).toEqual({
    status,
    error: { name: expect.any(String), message: expect.stringMatching(/ .*\.$/) },
    requestId: expect.any(String),
  });
}

describe('an invalid HTTP request gets an error in the usual form', () => {
  test.each<[string, string, number]>([
    ['no method', '\r\n\r\nnonsense\r\n\r\n', 400],
    ['a NUL in the address', head('GET /api/page/load?slug=a\0b HTTP/1.1'), 400],
    ['a NUL in a header', head('GET / HTTP/1.1', 'X-Name: a\0b'), 400],
    ['a head without end', head('GET / HTTP/1.1', `X-Name: ${'x'.repeat(40_000)}`), 431],
    ['two lengths', post('/page/save', ['Content-Length: 3', 'Content-Length: 5'], '{}'), 400],
    ['a length and chunks', post('/page/save', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'), 400],
    ['a length that is none', post('/page/save', ['Content-Length: -1'], '{}'), 400],
    ['two hosts', head('GET / HTTP/1.1', 'host: other.example'), 400],
    ['a chunk that is none', post('/page/save', ['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n'), 400],
  ])('%s', async (_, request, status) => {
    expectRefusal(await sendRaw(request), status);
    await stillThere();
  });
});

describe('a body', () => {
  const json = 'Content-Type: application/json';
  const larger = 6 * 1024 * 1024;

  test('that announces too many bytes is refused before it is read', async () => {
    expectRefusal(await sendRaw(post('/page/save', [json, `Content-Length: ${larger}`])), 413);
  });

  test('that turns out to be too large is refused', async () => {
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
    expectRefusal(await sendRaw(post('/page/save', [json, 'Transfer-Encoding: chunked'], chunk.repeat(96))), 413);
  });

  test('that is longer than announced leaves the rest unread', async () => {
    const received = await sendRaw(
      post('/user/me', [json, 'Content-Length: 2'], '{}GET /api/user/list HTTP/1.1\r\n\r\n'),
    );
    expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  test.each([
    ['/page/save', [json, 'Content-Length: 100'], '{"page":'],
    ['/page/save', [json, 'Transfer-Encoding: chunked'], 'ff\r\n{"page"'],
    ['/image/upload', ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 9999'], '--x\r\nContent-Disp'],
    [
      '/file/uploadFile',
      ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 999999'],
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nhalf a file',
    ],
  ])('that stops in the middle does no harm: %s %j', async (path, headers, body) => {
    for (let time = 0; time < 20; time++) await sendRaw(post(path, headers, body), true);
    await stillThere();
    expect((await site.post('/api/user/me', {}, { cookie })).json.user.username).toBe('root');
  });

  test('of a stalled upload is aborted', async () => {
    const headers = ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 999999'];
    const half = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nhalf a file';
    await sendRaw(post('/file/uploadFile', headers, half));
    await stillThere();
  });
});

describe('an invalid form', () => {
  const part = (head: string, body = 'x') => `--x\r\n${head}\r\n\r\n${body}\r\n`;
  const file = 'Content-Disposition: form-data; name="file"; filename';

  test.each<[string, string]>([
    ['without a part', '--x--\r\n'],
    ['without an end', part(`${file}="a.png"`)],
    ['with no boundary in it', 'nothing at all'],
    ['with two files', part(`${file}="a.png"`) + part(`${file}="b.png"`) + '--x--\r\n'],
    ['with a file in another field', part('Content-Disposition: form-data; name="x"; filename="a"') + '--x--\r\n'],
    ['with a field named __proto__', part('Content-Disposition: form-data; name="__proto__"') + '--x--\r\n'],
    [
      'with an upload of its own',
      part('Content-Disposition: form-data; name="upload"', '{"key":"../x"}') + '--x--\r\n',
    ],
    [
      'with a hundred fields',
      Array.from({ length: 100 }, (_, n) => part(`Content-Disposition: form-data; name="f${n}"`)).join('') +
        '--x--\r\n',
    ],
    ['with a part without a head', part('') + '--x--\r\n'],
    ['with a head without end', `--x\r\n${'X: y\r\n'.repeat(5000)}`],
    ['with a path for a name', part(`${file}="../../etc/passwd"`) + '--x--\r\n'],
    ['with a NUL for a name', part(`${file}="\0"`) + '--x--\r\n'],
    ['with a script for a name', part(`${file}="<script>1</script>.svg"`, '<svg onload="1"/>') + '--x--\r\n'],
  ])('is refused: %s', async (_, form) => {
    for (const path of ['/api/image/upload', '/img/upload']) {
      const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x' };
      const answer = await site.post(path, form, headers);
      expect([400, 413]).toContain(answer.status);
      expect(answer.json).toMatchObject({ status: answer.status, error: { message: expect.stringMatching(/ .*\.$/) } });
    }
    await stillThere();
  });
});
