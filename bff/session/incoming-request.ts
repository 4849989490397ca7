import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { ProxyTrust } from './proxy-trust.ts';

export interface IncomingRequest {
  headers: IncomingHttpHeaders;
  socket: { encrypted?: boolean; remoteAddress?: string };
}

/** Forwarding headers count only if a trusted proxy sent the request, because any client can send them. */
interface RequestOrigin {
  host: string;
  secure: boolean;
  source: string;
}

export function resolveOrigin(incoming: IncomingRequest, trust: ProxyTrust): RequestOrigin {
  const { headers, socket } = incoming;
  const direct = { host: headers.host ?? '', secure: socket.encrypted === true, source: socket.remoteAddress ?? '' };
  if (!isFromProxy(incoming, trust)) return direct;
  return {
    host: lastListValue(headers['x-forwarded-host']) ?? direct.host,
    secure: direct.secure || lastListValue(headers['x-forwarded-proto'])?.toLowerCase() === 'https',
    source: proxyAddr(incoming as IncomingMessage, trust) || direct.source,
  };
}

export const isFromProxy = ({ socket }: IncomingRequest, trust: ProxyTrust): boolean =>
  trust(socket.remoteAddress ?? '', 0);

/** A proxy appends to the list that it received, so only the last value is its own. */
const lastListValue = (value: string | string[] | undefined): string | undefined =>
  String(value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .at(-1);
