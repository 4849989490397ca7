import { type Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
  json: any;
}

/** Uses node:http, because fetch hides redirects, encodings and the Host header. */
export function sendRequest(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string | Buffer,
  agent?: Agent,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, method, path, headers, ...(agent && { agent }) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString();
        const isJson = response.headers['content-type']?.startsWith('application/json');
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          bytes,
          json: isJson && text && JSON.parse(text),
        });
      });
      response.on('error', reject);
    });
    // This distinguishes an idle connection that the server has closed from a server that does not respond.
    sent.on('error', (error) => reject(Object.assign(error, { reusedSocket: sent.reusedSocket })));
    sent.end(body);
  });
}
