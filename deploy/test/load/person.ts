import { Agent } from 'node:http';
import { type Answer, sendRequest } from '../../../bff/test/http-request.ts';

export interface Person {
  /** Resolves with null if the connection breaks. */
  send(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer | null>;
  leave(): void;
}

/** Simulates a browser with a separate connection. It repeats a request if the server had closed the idle connection. */
export function personAt(url: string, headers: Record<string, string>): Person {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sendOnce = (method: string, path: string, body?: object) => {
    const sent = { ...headers, ...(body && { 'content-type': 'application/json' }) };
    return sendRequest(url, method, path, sent, body && JSON.stringify(body), agent);
  };
  return {
    async send(method, path, body) {
      try {
        return await sendOnce(method, path, body);
      } catch (error) {
        if (!(error as { reusedSocket?: boolean }).reusedSocket) return null;
        return sendOnce(method, path, body).catch(() => null);
      }
    },
    leave: () => agent.destroy(),
  };
}
