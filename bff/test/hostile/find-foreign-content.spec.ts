import { findForeignContent } from './find-foreign-content.ts';

const documentWith = (body: string) => `<!doctype html><html><head><title>T</title></head><body>${body}</body></html>`;

test.each([
  '<script>1</script>',
  '<script src="/other.js"></script>',
  '<script type="module" src="/own.js">1</script>',
  '<script type="application/json">{"a":"</script><hostile-probe>"}</script>',
  '<p onclick="1">x</p>',
  '<svg><a xlink:href="javascript:1">x</a></svg>',
  '<a href=" java\tscript:1">x</a>',
  '<a href="&#106;avascript:1">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="x" src="https://player.vimeo.com/video/1"></iframe>',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<base href="//evil.example">',
  '<div style="background:url(//evil.example)"></div>',
  '<div style="background:url(&quot;//evil.example&quot;)"></div>',
  '<div style="background:url(&quot;/img/a&quot;),url(https://other.example)"></div>',
  '<div style="background:url(&quot;/img/a&quot;);x:url(//evil.example&quot;)"></div>',
  '<hostile-probe></hostile-probe>',
])('%s is foreign', (body) => {
  expect(findForeignContent(documentWith(body), '/own.js')).not.toEqual([]);
});

test('content of the site itself is not', () => {
  const own =
    '<script type="module" src="/own.js"></script><script type="application/ld+json">{"name":"\\u003cscript>"}</script>' +
    '<a href="https://example.org">x</a><p>javascript: &lt;script&gt;</p><img style="background:url(&quot;/img/url(javascript%3A1)?w=1&quot;) 0/cover"><iframe src="https://player.vimeo.com/video/1"></iframe>';
  expect(findForeignContent(documentWith(own), '/own.js')).toEqual([]);
});
