import { formatContentDisposition } from './cached-file.ts';

describe('a browser', () => {
  test.each(['image/webp', 'image/svg+xml', 'application/pdf', 'video/mp4', 'text/plain'])('displays %s', (type) => {
    expect(formatContentDisposition('a', type)).toBe('inline; filename="a"');
  });
  test.each(['text/html', 'application/zip', 'application/octet-stream', 'text/plainer', 'x-image/png', ''])(
    'downloads %s',
    (type) => {
      expect(formatContentDisposition('a', type)).toBe('attachment; filename="a"');
    },
  );
});

describe('the download name', () => {
  test.each([
    ['Annual report (2026).pdf', 'filename="Annual report (2026).pdf"'],
    ['Küste.pdf', `filename="Kuste.pdf"; filename*=UTF-8''K%C3%BCste.pdf`],
    ['"quoted".pdf', `filename="_quoted_.pdf"; filename*=UTF-8''%22quoted%22.pdf`],
    ["it's.ünd*.pdf", `filename="it's.und*.pdf"; filename*=UTF-8''it%27s.%C3%BCnd%2A.pdf`],
    ['100%.pdf', `filename="100_.pdf"; filename*=UTF-8''100%25.pdf`],
    ['年報.pdf', `filename="__.pdf"; filename*=UTF-8''%E5%B9%B4%E5%A0%B1.pdf`],
    ['a\r\nset-cookie: b', `filename="a__set-cookie: b"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20b`],
  ])('%s', (name, expected) => {
    expect(formatContentDisposition(name, 'application/pdf')).toBe(`inline; ${expected}`);
  });
  test('may end with half a surrogate pair', () => {
    expect(formatContentDisposition('a\ud83c.pdf', 'application/pdf')).toMatch(
      /^inline; filename="a_\.pdf"; filename\*=UTF-8''a/,
    );
  });
});
