import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { media } from '../../../proto/media.ts';
import { openFiles } from '../../../services/kit/files/open-files.ts';
import type { Files } from '../../../services/kit/files/files.ts';
import { until } from '../../../services/kit/testing/until.ts';
import { createBff } from '../../create-bff.ts';
import { ask, startSite, type Answer, type Site } from '../site.ts';
import { BOUNDARY, FORM_TYPE, formOf, openRequest, partOf, type Part } from './form.ts';
import { aPicture } from './a-picture.ts';

let site: Site;
let cookie: string;
let files: Files;
beforeAll(async () => {
  site = await startSite({ uploadIdleMs: 60_000 });
  ({ cookie } = await site.signIn());
  files = openFiles(site.config.filesUrl);
});
afterAll(() => site?.stop());

const picture = aPicture();
const file = (bytes: Buffer | string = picture, more: Partial<Part> = {}): Part => ({
  name: 'file',
  filename: 'coast.png',
  type: 'image/png',
  bytes,
  ...more,
});
const send = (path: string, body: Buffer | string | undefined, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(site.bff.url, 'POST', path, { 'content-type': FORM_TYPE, cookie, ...headers }, body as Buffer);
const upload = (...parts: Part[]) => send('/api/image/upload', formOf(...parts));
const refusal = ({ status, json }: Answer) => [status, json.error.message];

/** Returns the complete uploads of a call; `halfWritten` returns those that are still being written. */
const incoming = async () => (await files.list('incoming/')).map(({ key }) => key);
const halfWritten = () => readdir(join(site.config.filesUrl.slice('file:'.length), '~incoming')).catch(() => []);

afterEach(async () => {
  expect(await incoming()).toEqual([]);
});

describe('an upload', () => {
  test('returns the result of the service with the fields of the form', async () => {
    const { status, json, headers } = await upload(
      { name: 'alt', bytes: 'Küste' },
      file(picture, { filename: 'Küste.png' }),
    );
    expect([status, json]).toMatchObject([
      200,
      { type: 'image/png', name: 'Küste.png', alt: 'Küste', size: expect.any(Number) },
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });
  test('may have its fields after the file', async () => {
    expect((await upload(file(), { name: 'alt', bytes: 'Sea' })).json).toMatchObject({ alt: 'Sea' });
  });
  test.each(['/img/upload', '/file/uploadFile', '/api/file/uploadFile'])('is accepted at %s as well', async (path) => {
    const { status, json, headers } = await send(path, formOf(file()));
    expect([status, json]).toMatchObject([200, { _id: expect.any(String), type: 'image/png' }]);
    expect(headers['cache-control']).toBe('no-store');
  });
  test.each([
    ['/img/remove', '/img/upload', 'id'],
    ['/file/removeFile', '/file/uploadFile', '_id'],
  ])('is deleted at %s as well', async (remove, path, name) => {
    const { json } = await send(path, formOf(file()));
    const { status } = await site.post(remove, { [name]: json._id }, { cookie });
    expect(status).toBe(200);
  });
  test('refused by the service leaves nothing behind', async () => {
    expect(await upload(file('this is no picture'))).toMatchObject({
      status: 400,
      json: { error: { name: 'invalid' } },
    });
  });
  test('that the file store refuses is a fault with a response', async () => {
    const broken = await createBff({ ...site.config, filesUrl: 'file:/dev/null/files' });
    try {
      const headers = { 'content-type': FORM_TYPE, cookie };
      const large = formOf(file(Buffer.alloc(3_000_000)));
      const { status, json } = await ask(broken.url, 'POST', '/api/image/upload', headers, large);
      expect([status, json.error.message]).toEqual([500, expect.stringMatching(/on our side/)]);
    } finally {
      await broken.close();
    }
  });
  test('that no service answers leaves nothing behind', async () => {
    await site.stopServices();
    try {
      expect(await upload(file())).toMatchObject({ status: 503, json: { error: { name: 'unavailable' } } });
    } finally {
      await site.startServices();
    }
  });
});

describe('before the body is read', () => {
  /** Returns the response to a request whose body never arrives. */
  const answerToHead = async (url: string, headers: Record<string, string>, path = '/api/image/upload') => {
    const {
      socket,
      ended,
      send: more,
    } = openRequest(url, path, {
      'content-type': FORM_TYPE,
      'content-length': '1000',
      ...headers,
    });
    more(partOf(file('begun')).subarray(0, 50));
    const answer = await new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(bytes.toString())));
    socket.destroy();
    await ended;
    expect(await halfWritten()).toEqual([]);
    return answer;
  };
  test.each(['/api/image/upload', '/img/upload', '/file/uploadFile'])(
    'anonymous clients are refused at %s',
    async (path) => {
      expect(await answerToHead(site.bff.url, {}, path)).toMatch(/^HTTP\/1\.1 401 [^]*Sign in first/);
    },
  );
  test('an expired session is refused', async () => {
    expect(await answerToHead(site.bff.url, { cookie: 'authToken=made.up' })).toMatch(
      / 401 [^]*Your session has ended/,
    );
  });
  test('another site is refused', async () => {
    const answer = await answerToHead(site.bff.url, { cookie, origin: 'https://evil.example' });
    expect(answer).toMatch(/ 403 [^]*another site/);
  });
  test('a site without an editor has no such address', async () => {
    const plain = await createBff({ ...site.config, draft: false });
    try {
      for (const path of ['/api/image/upload', '/img/upload'])
        expect(await answerToHead(plain.url, { cookie }, path)).toMatch(/^HTTP\/1\.1 404 /);
    } finally {
      await plain.close();
    }
  });
  test('a file that announces too many bytes is refused', async () => {
    const tooMuch = String(media.calls.uploadImage.upload.maxBytes + 1024 * 1024);
    expect(await answerToHead(site.bff.url, { cookie, 'content-length': tooMuch })).toMatch(/ 413 [^]*At most 20 MB/);
  });
});

describe('a form is refused', () => {
  const long = 'x'.repeat(10_001);
  test.each<[string, Part[], number, RegExp]>([
    ['without a file', [{ name: 'alt', bytes: 'Sea' }], 400, /no file in the form/],
    ['without anything', [], 400, /no file in the form/],
    ['when nothing was chosen', [file('', { filename: '' })], 400, /no file in the form/],
    ['with an empty file', [file('')], 400, /file is empty/],
    ['with two files', [file(), file()], 400, /more than one file/],
    ['with a file in another field', [file(picture, { name: 'picture' })], 400, /expected in the field "file"/],
    ['with a text in the place of the file', [{ name: 'file', bytes: 'text' }], 400, /"file" holds no file/],
    [
      'that names the location of the file itself',
      [file(), { name: 'upload', bytes: '{"key":"images/a"}' }],
      400,
      /no field "upload"/,
    ],
    [
      'that does so as JSON',
      [{ name: 'upload', type: 'application/json', bytes: '{"key":"a"}' }, file()],
      400,
      /no field "upload"/,
    ],
    [
      'with a field that is not text',
      [{ name: 'alt', type: 'application/json', bytes: '{}' }, file()],
      400,
      /"alt" is not text/,
    ],
    [
      'with a field that comes twice',
      [{ name: 'alt', bytes: 'a' }, { name: 'alt', bytes: 'b' }, file()],
      400,
      /"alt" was sent twice/,
    ],
    ['with a field of the language', [{ name: '__proto__', bytes: 'a' }, file()], 400, /could not be read/],
    ['with a field that is too long', [file(), { name: 'alt', bytes: long }], 413, /"alt" is too long/],
    [
      'with the name of a field that is too long',
      [{ name: long, bytes: 'a' }, file()],
      413,
      /name of a field is too long/,
    ],
    [
      'with too many fields',
      [...Array.from({ length: 30 }, (_, i) => ({ name: `f${i}`, bytes: 'a' })), file()],
      413,
      /more than 20 fields/,
    ],
    ['with a field that the contract does not allow', [file(), { name: 'alt', bytes: 'x'.repeat(501) }], 400, /alt/],
  ])('%s', async (_, parts, status, message) => {
    const answer = await upload(...parts);
    expect(refusal(answer)).toEqual([status, expect.stringMatching(message)]);
    expect(answer.json.error.message).toMatch(/\.$|\)$/);
  });

  test.each<[string, string | undefined, string | Buffer | undefined]>([
    ['JSON', 'application/json', '{"upload":{"key":"incoming/aaaaaaaaaaaaaaaaaaaaaaaa","name":"a","size":1}}'],
    ['a form of text', 'application/x-www-form-urlencoded', 'upload=1'],
    ['the bytes alone', 'image/png', picture],
    ['what is nothing', 'nonsense', 'a'],
    ['nothing', '', undefined],
  ])('when it is %s', async (_, type, body) => {
    const headers: Record<string, string> = { cookie, ...(type ? { 'content-type': type } : {}) };
    const answer = await ask(site.bff.url, 'POST', '/api/image/upload', headers, body);
    expect(refusal(answer)).toEqual([400, 'Send a form with a file.']);
  });

  test.each<[string, string, Buffer]>([
    ['no boundary', 'multipart/form-data', formOf(file())],
    ['another boundary', 'multipart/form-data; boundary=other', formOf(file())],
    ['no end', FORM_TYPE, partOf(file())],
    ['an end within the file', FORM_TYPE, formOf(file()).subarray(0, formOf(file()).indexOf(picture) + 20)],
    ['an end within a head', FORM_TYPE, formOf(file()).subarray(0, 60)],
    ['nothing between its boundaries', FORM_TYPE, Buffer.from(`--${BOUNDARY}\r\n--${BOUNDARY}--\r\n`)],
    ['no form in it', FORM_TYPE, Buffer.alloc(100_000, 'a')],
  ])('with %s', async (_, type, body) => {
    const answer = await send('/api/image/upload', body, { 'content-type': type });
    expect(refusal(answer)).toEqual([400, expect.stringMatching(/could not be read to its end|no file in the form/)]);
    expect(await halfWritten()).toEqual([]);
  });

  test('when it is larger than allowed, whatever length it announced', async () => {
    const { maxBytes } = media.calls.uploadImage.upload;
    const large = formOf(file(Buffer.alloc(maxBytes + 1)));
    const answer = await send('/api/image/upload', large, { 'transfer-encoding': 'chunked' });
    expect(refusal(answer)).toEqual([413, expect.stringMatching(/larger than 20 MB/)]);
    expect(await halfWritten()).toEqual([]);
  });
});

test('the connection stays usable after a refused form', async () => {
  const bad = formOf(file(Buffer.alloc(2_000_000), { name: 'picture' }));
  const {
    socket,
    send: more,
    ended,
  } = openRequest(site.bff.url, '/api/image/upload', {
    'content-type': FORM_TYPE,
    'content-length': String(bad.length),
    cookie,
  });
  more(bad);
  more('GET /health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  const answers = await ended;
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
  socket.destroy();
});

describe('an upload that never ends', () => {
  const startUpload = async (url: string) => {
    const request = openRequest(url, '/api/image/upload', {
      'content-type': FORM_TYPE,
      'content-length': '5000000',
      cookie,
    });
    request.send(partOf(file(Buffer.alloc(1_000_000))).subarray(0, 900_000));
    await until(async () => (await halfWritten()).length > 0);
    return request;
  };
  test('because the client disconnected leaves nothing behind', async () => {
    const { socket } = await startUpload(site.bff.url);
    socket.destroy();
    await until(async () => (await halfWritten()).length === 0);
  });
  test('because the client stalls is aborted', async () => {
    const impatient = await createBff({ ...site.config, uploadIdleMs: 200 });
    try {
      const { ended } = await startUpload(impatient.url);
      expect(await ended).toBe('');
      await until(async () => (await halfWritten()).length === 0);
    } finally {
      await impatient.close();
    }
  });
});

test.each(['/api/page/save', '/api/user/login', '/api/image/remove', '/img/remove', '/api/nothing'])(
  'no form is accepted at %s',
  async (path) => {
    expect((await send(path, formOf(file()))).status).toBe(path === '/api/nothing' ? 404 : 415);
  },
);
