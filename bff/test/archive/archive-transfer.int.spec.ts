import { request, type IncomingMessage } from 'node:http';
import { MAX_ARCHIVE_UPLOAD } from '../../../proto/archive.ts';
import { openFiles } from '../../../services/kit/files/open-files.ts';
import { captureLog } from '../../../services/kit/testing/captured-log.ts';
import { until } from '../../../services/kit/testing/until.ts';
import { signUp } from '../contract/sign-up.ts';
import { done } from '../editing.ts';
import { aPicture } from '../media/a-picture.ts';
import { FORM_TYPE, formOf, openRequest, partOf } from '../media/form.ts';
import { ask, type Answer } from '../site.ts';
// Not shared, so that the spec observes its log.
import { type Site, startSite } from '../start-site.ts';

interface Installation {
  site: Site;
  cookie: string;
}

const started: Site[] = [];
let source: Installation;
let empty: Installation;
let archive: Buffer;
let imageId: string;

async function install(): Promise<Installation> {
  const site = await startSite();
  started.push(site);
  return { site, cookie: (await site.signIn()).cookie };
}

let log: ReturnType<typeof captureLog>;

beforeAll(async () => {
  log = captureLog('info');
  source = await install();
  empty = await install();
  const { site, cookie } = source;
  const form = formOf({ name: 'file', filename: 'tern.png', bytes: aPicture(30, 30) });
  imageId = done(await ask(site.bff.url, 'POST', '/api/image/upload', { cookie, 'content-type': FORM_TYPE }, form))._id;
  // These files are larger than the buffers of both ends of a connection.
  for (let file = 0; file < 2; file += 1) {
    const large = formOf({ name: 'file', filename: `${file}.txt`, bytes: Buffer.alloc(8_000_000, 'tern ') });
    done(await ask(site.bff.url, 'POST', '/api/file/uploadFile', { cookie, 'content-type': FORM_TYPE }, large));
  }
  archive = (await exported(source)).bytes;
});
afterAll(async () => {
  log.stop();
  for (const site of started) await site.stop();
});

const exported = ({ site, cookie }: Installation): Promise<Answer> => site.get('/api/export', { cookie });

const imported = (
  { site, cookie }: Installation,
  bytes: Buffer | string,
  query = '',
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const form = formOf({ name: 'file', filename: 'site.tar', bytes });
  return ask(site.bff.url, 'POST', `/api/import${query}`, { cookie, 'content-type': FORM_TYPE, ...headers }, form);
};

const refusal = ({ status, json }: Answer) => [status, json.error.message];

const storedUploads = async ({ site }: Installation) =>
  (await openFiles(site.config.filesUrl).list('incoming/')).length;

/** Starts an export whose client stops reading within the first large file, when no call of a service is in progress. */
const openExport = ({ site, cookie }: Installation): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const sent = request(`${site.bff.url}/api/export`, { headers: { cookie } }, (response) => {
      let length = 0;
      const countBytes = (part: Buffer) => {
        length += part.length;
        if (length < 1_000_000) return;
        response.off('data', countBytes).pause();
        resolve(response);
      };
      response.on('data', countBytes);
      response.on('end', () => reject(new Error(`The export ended with ${response.statusCode}.`)));
    });
    sent.on('error', reject);
    sent.end();
  });

afterEach(async () => {
  for (const installation of [source, empty]) expect(await storedUploads(installation)).toBe(0);
});

describe('who may export and import', () => {
  test('anonymous clients and editors are refused', async () => {
    const { site, cookie } = source;
    const root = cookie.split('=')[1]!;
    const role = { name: 'Editors', grants: [{ capability: 'pages.edit' }] };
    const { _id } = done(await site.post('/api/roles/save', { role }, { cookie }));
    const editor = { authorization: `Bearer ${await signUp(site, root, 'mere', [_id])}` };
    for (const path of ['/api/export', '/api/import', '/api/import?dryRun=true']) {
      const send = (headers: Record<string, string>) =>
        path === '/api/export'
          ? site.get(path, headers)
          : imported({ site, cookie: '' }, archive, path.slice(11), headers);
      expect(await send({})).toMatchObject({ status: 401 });
      expect(await send(editor)).toMatchObject({ status: 403 });
    }
  });

  test('an import from another website is refused', async () => {
    expect(await imported(empty, archive, '', { origin: 'https://other.example' })).toMatchObject({ status: 403 });
  });
});

describe('an export', () => {
  test('is a file that no cache stores', async () => {
    const { status, headers } = await exported(source);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/x-tar', 'no-store']);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="site-\d{4}-\d\d-\d\d\.tar"$/);
    const head = await ask(source.site.bff.url, 'HEAD', '/api/export', { cookie: source.cookie });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });

  test('is recorded in the audit log', async () => {
    await exported(source);
    expect(log.lines).toContainEqual(
      expect.objectContaining({
        audit: true,
        call: 'archive.exportArchive',
        code: 'ok',
        msg: 'root: archive.exportArchive',
      }),
    );
  });

  test('stops when the client disconnects, and until then no other begins', async () => {
    const paused = await openExport(source);
    expect(paused.statusCode).toBe(200);
    const busy = await exported(source);
    expect(refusal(busy)).toEqual([409, expect.stringContaining('Another export or import is running')]);
    expect(refusal(await imported(source, archive))).toEqual([409, expect.stringContaining('Another export')]);
    paused.destroy();
    await until(async () => (await exported(source)).status === 200, 180_000);
  });

  test('that a service does not answer is refused before it begins', async () => {
    await source.site.stopServices();
    try {
      expect(await exported(source)).toMatchObject({ status: 503, json: { error: { name: 'unavailable' } } });
    } finally {
      await source.site.startServices();
    }
  });

  test('that fails later ends with a broken connection, so that a part is not mistaken for a complete archive', async () => {
    const paused = await openExport(source);
    const ended = new Promise((resolve) => paused.on('error', resolve).on('end', () => resolve('complete')));
    await source.site.stopServices();
    try {
      paused.resume();
      expect(await ended).toMatchObject({ code: 'ECONNRESET' });
    } finally {
      await source.site.startServices();
    }
    expect(await exported(source)).toMatchObject({ status: 200 });
  });
});

describe('an import', () => {
  test.each([
    ['something else', 'this is not a tar file', 400, 'This is not an archive of a website'],
    ['an archive without its end', () => archive.subarray(0, archive.length - 3000), 400, 'damaged or incomplete'],
    ['an archive with a changed byte', () => flipped(archive), 400, ''],
    ['an empty file', '', 400, 'empty'],
  ])('refuses %s and imports nothing', async (_, bytes, status, sentence) => {
    const before = (await exported(empty)).bytes;
    const answer = await imported(empty, typeof bytes === 'function' ? bytes() : bytes);
    expect(refusal(answer)).toEqual([status, expect.stringContaining(sentence)]);
    expect((await exported(empty)).bytes.equals(before)).toBe(true);
  });

  test('refuses a file that is too large before it is sent', async () => {
    const { socket } = openRequest(empty.site.bff.url, '/api/import', {
      cookie: empty.cookie,
      'content-type': FORM_TYPE,
      'content-length': String(MAX_ARCHIVE_UPLOAD + 10_000_000),
    });
    const answer = await new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(bytes.toString())));
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*At most 4096 MB can be sent/);
  });

  test('refuses a misspelt parameter instead of importing', async () => {
    for (const query of ['?dryrun=true', '?dryRun=yes'])
      expect(refusal(await imported(empty, archive, query))).toEqual([
        400,
        expect.stringContaining('Nothing was imported'),
      ]);
  });

  test('of which the upload breaks off imports nothing, and the next one begins', async () => {
    const { socket, ended } = openRequest(empty.site.bff.url, '/api/import', {
      cookie: empty.cookie,
      'content-type': FORM_TYPE,
      'content-length': String(archive.length),
    });
    const bytes = partOf({ name: 'file', filename: 'site.tar', bytes: archive }).subarray(0, archive.length - 3000);
    // More than both ends of the connection buffer is sent only while the import reads it.
    await new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
    expect(await exported(empty)).toMatchObject({ status: 409 });
    socket.destroy();
    await ended;
    await until(async () => (await imported(empty, archive, '?dryRun=true')).status === 200, 180_000);
  });

  test('as a dry run tells the difference; then the import gives the same archive again, byte by byte', async () => {
    const get = (path: string) => empty.site.get(path, { cookie: empty.cookie });
    const compared = done(await imported(empty, archive, '?dryRun=true'));
    expect(compared.imported).toBe(false);
    expect(compared.differences).toContainEqual({
      collection: 'media/images',
      added: { count: 1, names: ['tern.png'] },
      changed: { count: 0, names: [] },
      removed: { count: 0, names: [] },
    });
    expect(await get(`/img/${imageId}`)).toMatchObject({ status: 404 });

    expect(done(await imported(empty, archive))).toMatchObject({ imported: true, differences: compared.differences });
    expect(await get(`/img/${imageId}`)).toMatchObject({ status: 200 });
    expect((await exported(empty)).bytes.equals(archive)).toBe(true);
    expect(done(await imported(empty, archive))).toEqual({ imported: true, differences: [], missingFiles: [] });
  });

  test('into an installation with other content is refused, and names the content', async () => {
    done(await empty.site.post('/api/roles/save', { role: { name: 'Weavers' } }, { cookie: empty.cookie }));
    const answer = await imported(empty, archive);
    expect(refusal(answer)).toEqual([409, expect.stringMatching(/identity\/roles .*nothing was imported/)]);
  });
});

function flipped(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const at = changed.length / 2;
  changed[at] = changed[at]! ^ 1;
  return changed;
}
