import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

export interface LinkAnswer {
  status: number;
  location: string;
}

interface Options {
  method: 'HEAD' | 'GET';
  /** The only ones that are connected to. */
  addresses: readonly string[];
  signal: AbortSignal;
}

const MAX_HEADER_BYTES = 16 * 1024;

/** Resolves with the head of the answer, and reads nothing of its body. */
export function requestStatus(url: URL, { method, addresses, signal }: Options): Promise<LinkAnswer> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method,
      agent: false,
      signal,
      maxHeaderSize: MAX_HEADER_BYTES,
      lookup: lookupIn(addresses),
      headers: { accept: '*/*', 'user-agent': 'Banksia-Link-Check/1' },
    });
    request.on('error', reject);
    request.on('close', () => reject(new Error('The connection was closed')));
    request.on('response', (response) => {
      response.on('error', () => undefined);
      resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '' });
      request.destroy();
    });
    request.end();
  });
}

/** A name is resolved once, before its addresses are checked: another answer of the name server changes nothing. */
const lookupIn = (addresses: readonly string[]): LookupFunction => {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) =>
    options.all ? callback(null, found) : callback(null, found[0]!.address, found[0]!.family);
};
