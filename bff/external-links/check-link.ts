import type { LinkVerdict } from '../../proto/link-verdicts.ts';
import type { LinkNetwork } from './link-network.ts';
import { type Connection, type PublicAnswer, readAnswer, requestPublic, sendRequest } from './request-public.ts';

const OVERLOADED = [429, 503];
const headers = { accept: '*/*', 'user-agent': 'Website-Link-Check/1' };

export const unknown: LinkVerdict = { verdict: 'unknown' };

export async function checkLink(address: string, network: LinkNetwork, signal: AbortSignal): Promise<LinkVerdict> {
  try {
    const answer = await requestPublic(address, network, signal, ask);
    if (typeof answer === 'object') return verdictOf(answer.status);
    return answer === 'noHost' ? { verdict: 'dead', why: 'noHost' } : unknown;
  } catch {
    return unknown;
  }
}

/** Repeats the request with GET, because some servers refuse HEAD for existing pages. */
async function ask(url: URL, connection: Connection): Promise<PublicAnswer> {
  const head = await requestStatus(url, connection, 'HEAD');
  if (head.status < 400 || OVERLOADED.includes(head.status)) return head;
  return requestStatus(url, connection, 'GET');
}

function verdictOf(status: number): LinkVerdict {
  if (status === 404) return { verdict: 'dead', why: 'notFound' };
  if (status === 410) return { verdict: 'dead', why: 'gone' };
  return status >= 200 && status < 300 ? { verdict: 'ok' } : unknown;
}

async function requestStatus(url: URL, connection: Connection, method: 'HEAD' | 'GET'): Promise<PublicAnswer> {
  const response = await sendRequest(url, connection, { method, headers });
  response.on('error', () => undefined).destroy();
  return readAnswer(response);
}
