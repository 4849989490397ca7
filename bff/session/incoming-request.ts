import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { networkOf, withoutPort } from './network-of.ts';
import type { ProxyTrust } from './proxy-trust.ts';

export interface IncomingRequest {
  headers: IncomingHttpHeaders;
  socket: { encrypted?: boolean; remoteAddress?: string };
}

/** Forwarding headers count only if a trusted proxy sent the request, because any client can send them. */
interface RequestOrigin {
  host: string;
  secure: boolean;
  /** The network of the client, by which all limits count. */
  source: string;
}

export function resolveOrigin(incoming: IncomingRequest, trust: ProxyTrust): RequestOrigin {
  const { headers, socket } = incoming;
  const direct = {
    host: headers.host ?? '',
    secure: socket.encrypted === true,
    source: networkOf(socket.remoteAddress ?? ''),
  };
  if (!isFromProxy(incoming, trust)) return direct;
  return {
    host: lastListValue(headers['x-forwarded-host']) ?? direct.host,
    secure: direct.secure || lastListValue(headers['x-forwarded-proto'])?.toLowerCase() === 'https',
    source: networkOf(proxyAddr(withoutPorts(incoming) as IncomingMessage, trust)) || direct.source,
  };
}

/** A proxy that is trusted by its address can have added its port too. */
const withoutPorts = ({ headers, socket }: IncomingRequest): IncomingRequest => ({
  socket,
  headers: {
    ...headers,
    'x-forwarded-for': String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map(withoutPort)
      .join(','),
  },
});

export const isFromProxy = ({ socket }: IncomingRequest, trust: ProxyTrust): boolean =>
  trust(socket.remoteAddress ?? '', 0);

/** A proxy appends to the list that it received, so only the last value is its own. */
const lastListValue = (value: string | string[] | undefined): string | undefined =>
  String(value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .at(-1);
