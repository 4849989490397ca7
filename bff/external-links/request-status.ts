import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

export interface LinkAnswer {
  status: number;
  location: string;
}

export interface RequestOptions {
  method: 'HEAD' | 'GET';
  addresses: readonly string[];
  signal: AbortSignal;
  authorities: string[] | undefined;
}

const MAX_HEADER_BYTES = 16 * 1024;

export function requestStatus(
  url: URL,
  { method, addresses, signal, authorities }: RequestOptions,
): Promise<LinkAnswer> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method,
      agent: false,
      signal,
      ca: authorities,
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

/** Connects to the addresses that were checked, because a second answer of the name server can differ. */
const lookupIn = (addresses: readonly string[]): LookupFunction => {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) =>
    options.all ? callback(null, found) : callback(null, found[0]!.address, found[0]!.family);
};
