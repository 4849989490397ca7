import fc, { type Arbitrary } from 'fast-check';
import type { Call } from '../../../proto/contract.ts';
import { pages } from '../../../proto/pages.ts';
import { mutateInput } from './mutate-input.ts';
import { arbitraryInput, type ExistingValues } from './valid-input.ts';
import { hostilePage } from './hostile-page.ts';
import { seededPage } from './seeded-page.ts';
import { hostileTexts, pathTricks } from './hostile-values.ts';

export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

interface Mold {
  call: Call;
  input: unknown;
  style: (text: string) => Partial<Pick<HostileRequest, 'body' | 'headers' | 'method'>>;
  headers: Record<string, string>;
}

const json = 'application/json';
const sentAs = (type: string) => (body: string) => ({ body, headers: { 'content-type': type } });

/** Ways to send a body. Most have a correct content type. */
const styles: { weight: number; value: Mold['style'] }[] = [
  { weight: 60, value: sentAs(json) },
  { weight: 1, value: (text) => sentAs(json)(text.slice(0, -1)) },
  { weight: 1, value: (text) => sentAs(json)(`${text},`) },
  { weight: 1, value: (text) => sentAs(json)(`\ufeff${text}`) },
  { weight: 1, value: (text) => sentAs(json)(`{"a":1,"a":${text},"__proto__":null}`) },
  { weight: 1, value: () => sentAs(json)('['.repeat(100_000)) },
  { weight: 1, value: () => sentAs(json)('{"page":'.repeat(20_000) + '1' + '}'.repeat(20_000)) },
  { weight: 1, value: () => sentAs(json)('{"page":NaN}') },
  {
    weight: 1,
    value: () => ({ body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x00, 0x22, 0x7d]), headers: { 'content-type': json } }),
  },
  { weight: 1, value: sentAs('text/plain') },
  { weight: 1, value: sentAs('application/x-www-form-urlencoded') },
  { weight: 1, value: sentAs('multipart/form-data; boundary=x') },
  { weight: 1, value: sentAs('multipart/form-data') },
  { weight: 1, value: sentAs(`${json}; charset=utf-16`) },
  { weight: 1, value: sentAs('application/json, text/html') },
  { weight: 1, value: sentAs('__proto__') },
  { weight: 1, value: (body) => ({ body }) },
  { weight: 1, value: (body) => ({ body, headers: { 'content-type': json, 'content-encoding': 'gzip' } }) },
  { weight: 1, value: (body) => ({ ...sentAs(json)(body), method: 'PUT' }) },
  { weight: 1, value: (body) => ({ ...sentAs(json)(body), method: 'DELETE' }) },
];

/** Headers of requests. `cookie` is that of an administrator. */
const baggage = (cookie: string): { weight: number; value: Record<string, string> }[] => [
  { weight: 40, value: { cookie } },
  { weight: 3, value: {} },
  { weight: 1, value: { cookie: 'authToken=__proto__' } },
  { weight: 1, value: { cookie: `authToken=${'x'.repeat(5000)}` } },
  { weight: 1, value: { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' } },
  { weight: 1, value: { authorization: 'Basic cm9vdDpyb290' } },
  { weight: 1, value: { cookie, origin: 'https://evil.example' } },
  { weight: 1, value: { cookie, 'x-forwarded-for': "<script>1</script>,' OR 1" } },
  { weight: 1, value: { cookie, host: 'evil.example' } },
  { weight: 1, value: { cookie, host: '[::1' } },
  { weight: 1, value: { cookie, traceparent: '00-zz-zz-zz', 'accept-encoding': '*;q=no, br;;;' } },
  { weight: 1, value: { cookie, range: 'bytes=-1-,99999999999999999999-', 'if-none-match': '"' } },
];

/** Generates requests to every route and to unknown addresses. */
export function hostileRequests(calls: Call[], existing: ExistingValues, cookie: string): Arbitrary<HostileRequest> {
  const headers = fc.oneof(...baggage(cookie).map(({ weight, value }) => ({ weight, arbitrary: fc.constant(value) })));
  const style = fc.oneof(...styles.map(({ weight, value }) => ({ weight, arbitrary: fc.constant(value) })));
  const toCalls = calls.map((call) =>
    fc
      .record({ call: fc.constant(call), input: mutateInput(arbitraryInput(call, existing)), style, headers })
      .map(requestOf),
  );
  return fc.oneof(
    { weight: 60, arbitrary: fc.oneof(...toCalls) },
    { weight: 3, arbitrary: toNowhere(headers) },
    {
      weight: 4,
      arbitrary: newPage(
        calls.find(({ subject }) => subject === pages.calls.save.subject)!,
        existing,
        cookie,
      ),
    },
  );
}

/** Generates a page with a few blocks whose fields no contract describes. */
function newPage(call: Call, existing: ExistingValues, cookie: string): Arbitrary<HostileRequest> {
  const page = fc
    .record({
      slug: fc.constantFrom(...existing('slug', call)!),
      text: fc.constantFrom(...hostileTexts),
      from: fc.nat(30),
      n: fc.nat(100),
    })
    .map(({ slug, text, from, n }) => {
      const { articleContents: _, eventContents: __, contents, ...rest } = hostilePage(text, n);
      return {
        page: { ...rest, slug, domainId: existing('domainId', call)![0], contents: contents.slice(from, from + 5) },
      };
    });
  const seeded = fc.tuple(seededPage, fc.constantFrom(...existing('slug', call)!)).map(([content, slug]) => ({
    page: { ...content, slug, domainId: existing('domainId', call)![0] },
  }));
  const input = fc.oneof({ weight: 1, arbitrary: mutateInput(page) }, { weight: 3, arbitrary: seeded });
  const mold = { call: fc.constant(call), input, style: fc.constant(sentAs(json)) };
  return fc.record({ ...mold, headers: fc.constant({ cookie }) }).map(requestOf);
}

function requestOf({ call, input, style, headers }: Mold): HostileRequest {
  const [method, path] = call.http!.split(' ') as [string, string];
  if (method === 'GET') return { method, path: `/api${path}?${queryOf(input)}`, headers };
  const { headers: sent, ...rest } = style(JSON.stringify(input) ?? '');
  return { method, path: `/api${path}`, ...rest, headers: { ...sent, ...headers } };
}

/** A list becomes a repeated parameter, an object a parameter with brackets. */
function queryOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return encoded(String(input));
  const pairs = Object.entries(input).flatMap(([name, value]): string[] => {
    if (Array.isArray(value)) return value.map((one) => `${encoded(name)}=${encoded(textOf(one))}`);
    if (typeof value !== 'object' || value === null) return [`${encoded(name)}=${encoded(textOf(value))}`];
    return Object.entries(value).map(([inner, one]) => `${encoded(name)}[${encoded(inner)}]=${encoded(textOf(one))}`);
  });
  return pairs.join('&').slice(0, LONGEST_QUERY);
}

/** Node.js refuses larger headers. */
const LONGEST_QUERY = 8000;

const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value).slice(0, 1000) : String(value);

/** A lone surrogate cannot be encoded, so it is replaced with U+FFFD. */
const encoded = (text: string): string => encodeURIComponent(Buffer.from(text.slice(0, 3000)).toString());

function toNowhere(headers: Arbitrary<Record<string, string>>): Arbitrary<HostileRequest> {
  const positions = [
    '/',
    '/api/',
    '/img/',
    '/file/',
    '/assets/',
    '/flags/',
    '/au/',
    '/search?q=',
    '/api/visit/load?url=/',
  ];
  return fc
    .record({
      method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'HEAD', 'OPTIONS', 'PATCH'),
      position: fc.constantFrom(...positions),
      trick: fc.constantFrom(...pathTricks, ...hostileTexts),
      isEncoded: fc.boolean(),
      headers,
    })
    .map(({ method, position, trick, isEncoded, headers: sent }) => ({
      method,
      path: position + (isEncoded ? encoded(trick) : trick.replace(/[^\x21-\x7e]/g, '')),
      headers: sent,
    }));
}
