import type { IncomingHttpHeaders } from 'node:http';

/** What is read of a request, whatever carries it. */
export interface Incoming {
  headers: IncomingHttpHeaders;
  socket: { encrypted?: boolean; remoteAddress?: string };
}

/** Where a request came from and went to. What a proxy adds is believed only where there is one: anybody can send such headers. */
export interface Route {
  host: string;
  secure: boolean;
  source: string;
}

export function routeOf({ headers, socket }: Incoming, trustProxy: boolean): Route {
  const direct = { host: headers.host ?? '', secure: socket.encrypted === true, source: socket.remoteAddress ?? '' };
  if (!trustProxy) return direct;
  return {
    host: partsOf(headers['x-forwarded-host'])[0] ?? direct.host,
    secure: direct.secure || partsOf(headers['x-forwarded-proto'])[0] === 'https',
    // The last one is what the proxy itself saw; those before it are what the client claims.
    source: partsOf(headers['x-forwarded-for']).at(-1) ?? direct.source,
  };
}

const partsOf = (value: string | string[] | undefined): string[] =>
  (value === undefined ? [] : String(value).split(',')).map((part) => part.trim()).filter(Boolean);
