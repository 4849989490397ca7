import { createResponseHead, parseByteRange } from './write-file.ts';
import { createCachedFile } from './cached-file.ts';

const file = createCachedFile(
  { key: 'images/a/1', name: 'a.webp', type: 'image/webp', size: 100 },
  { vary: 'Accept', caching: 'picture' },
);
const head = (headers: Record<string, string>, method = 'GET') => {
  const { status, lines, bytes } = createResponseHead(file, { method, headers });
  const fields = Object.fromEntries(lines.flatMap((name, i) => (i % 2 === 0 ? [[name, lines[i + 1]!]] : [])));
  return { status, fields, bytes };
};

describe('a file', () => {
  test('is cached by browsers for half a year and has its type', () => {
    expect(head({})).toEqual({
      status: 200,
      bytes: { start: 0, end: 99 },
      fields: {
        'content-type': 'image/webp',
        'content-disposition': 'inline; filename="a.webp"',
        'content-length': '100',
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=15552000, s-maxage=600, immutable',
        'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
        vary: 'Accept',
        etag: file.etag,
      },
    });
  });
  test('has a strong ETag', () => {
    const other = createCachedFile(
      { key: 'images/a/2', name: 'a.webp', type: 'image/webp', size: 100 },
      { caching: 'picture' },
    );
    expect(file.etag).toMatch(/^"[\w-]{20,}"$/);
    expect(other.etag).not.toBe(file.etag);
  });
  test('is not sent to a client that has it', () => {
    for (const tags of [file.etag, `W/${file.etag}`, `"x", ${file.etag}`, '*']) {
      const { status, fields, bytes } = head({ 'if-none-match': tags, range: 'bytes=0-1' });
      expect([tags, status, Object.keys(fields), bytes]).toEqual([
        tags,
        304,
        ['cache-control', 'vary', 'etag'],
        undefined,
      ]);
    }
    expect(head({ 'if-none-match': '"x"' }).status).toBe(200);
  });
  test('has its length in every response to HEAD', () => {
    expect(head({ range: 'bytes=0-1' }, 'HEAD')).toMatchObject({ status: 200, fields: { 'content-length': '100' } });
    expect(head({}, 'HEAD').bytes).toBeUndefined();
  });
});

describe('a part of a file', () => {
  test('has its position in Content-Range', () => {
    expect(head({ range: 'bytes=10-19' })).toMatchObject({
      status: 206,
      bytes: { start: 10, end: 19 },
      fields: {
        'content-range': 'bytes 10-19/100',
        'content-length': '10',
        etag: file.etag,
        'content-type': 'image/webp',
      },
    });
  });
  test('is refused beyond the end', () => {
    const { status, fields, bytes } = head({ range: 'bytes=100-' });
    expect([status, fields['content-range'], fields['cache-control'], bytes]).toEqual([
      416,
      'bytes */100',
      'no-store',
      undefined,
    ]);
  });
  test('is the whole file when If-Range names another version', () => {
    expect(head({ range: 'bytes=10-19', 'if-range': file.etag }).status).toBe(206);
    for (const other of ['"x"', `W/${file.etag}`, 'Wed, 21 Oct 2026 07:28:00 GMT'])
      expect(head({ range: 'bytes=10-19', 'if-range': other })).toMatchObject({
        status: 200,
        bytes: { start: 0, end: 99 },
      });
  });
});

test.each(['application/pdf', 'video/mp4'])(
  'a file of type %s is displayed by a viewer, so it has no sandbox',
  (type) => {
    const { bodyHeaders } = createCachedFile({ key: 'docs/a', name: 'a', type, size: 1 }, { caching: 'picture' });
    expect(bodyHeaders).toContain("default-src 'none'; img-src data:; style-src 'unsafe-inline'; media-src 'self'");
  },
);
test.each(['image/svg+xml', 'text/html', 'application/octet-stream'])('a file of type %s has a sandbox', (type) => {
  const { bodyHeaders } = createCachedFile({ key: 'docs/a', name: 'a', type, size: 1 }, { caching: 'picture' });
  expect(bodyHeaders).toContain("default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox");
});
test('a text is served as UTF-8', () => {
  const text = createCachedFile({ key: 'docs/a', name: 'a.txt', type: 'text/plain', size: 1 }, { caching: 'picture' });
  expect(text.bodyHeaders.join(' ')).toContain('content-type text/plain; charset=utf-8');
});

describe('in a file of 100 bytes', () => {
  test.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=50-1000', { start: 50, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['Bytes= 0-0 ', { start: 0, end: 0 }],
    ['bytes=0-99999999999999999999999999', { start: 0, end: 99 }],
  ])('%s selects a part', (header, range) => {
    expect(parseByteRange(header, 100)).toEqual(range);
  });
  test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=99999999999999999999999999-'])(
    '%s cannot be satisfied',
    (header) => {
      expect(parseByteRange(header, 100)).toBeNull();
    },
  );
  test.each([undefined, '', 'bytes', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=9-0', 'bytes=0-1,5-6', 'lines=0-1'])(
    '%s selects the whole file',
    (header) => {
      expect(parseByteRange(header, 100)).toBeUndefined();
    },
  );
});

test('an empty file has no parts', () => {
  expect(parseByteRange('bytes=0-', 0)).toBeNull();
  expect(parseByteRange('bytes=-5', 0)).toBeNull();
});
