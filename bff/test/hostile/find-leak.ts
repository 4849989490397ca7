import { request } from 'node:http';
import type { HostileRequest } from './hostile-request.ts';

export interface SentError {
  status: number;
  type: string;
  text: string;
}

const TIMEOUT_MS = 20_000;

/** The response to a request, if there is one. */
export function send(url: string, { method, path, headers, body }: HostileRequest): Promise<SentError> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request({ hostname, port, method, path, headers: { ...headers, ...length } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const type = response.headers['content-type'] ?? '';
        resolve({ status: response.statusCode ?? 0, type, text: Buffer.concat(chunks).toString() });
      });
    });
    sent.on('error', reject);
    sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error(`No answer within ${TIMEOUT_MS} ms`)));
    sent.end(body);
  });
}

/** Internal details: file paths and stack traces. */
const INTERNAL_TEXT =
  /\n\s+at |node_modules|\.[cm]?[jt]s:\d|file:\/\/\/(?!etc)|\bERR_[A-Z]|\b(Type|Range|Reference|Syntax)Error\b/;

/** Returns what is wrong with a response, or null. */
export function findLeak({ path, method }: HostileRequest, { status, type, text }: SentError): string | null {
  if (status >= 500 && !isOutside(path, status)) return `${status}`;
  if (status < 200) return `${status} is no answer`;
  if (status < 400 || method === 'HEAD') return null;
  if (INTERNAL_TEXT.test(text)) return `it reveals internal details: ${INTERNAL_TEXT.exec(text)![0]}`;
  if (!path.startsWith('/api/')) return null;
  if (!type.startsWith('application/json')) return `it is ${type || 'without a content type'}`;
  const { error, ...rest } = JSON.parse(text);
  if (rest.status !== status) return 'its body has another status';
  if (!/^[a-z-]+$/.test(error.name)) return `its name is ${error.name}`;
  return /\S \S+ \S/.test(error.message) && error.message.length < 1000 ? null : 'its message is not a sentence';
}

/** These calls depend on external services. */
const isOutside = (path: string, status: number): boolean =>
  /^\/api\/(training|mailchimp)\//.test(path) && (status === 502 || status === 503);
