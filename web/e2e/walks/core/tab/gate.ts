export const fates = ['delivered', 'request lost', 'response lost'] as const;
export type Fate = (typeof fates)[number];

export interface Passed {
  fate: Fate;
  path: string;
  sent: unknown;
  status: number;
  received: unknown;
}

export interface Gate {
  readonly waiting: number;
  /** Sends a request immediately. */
  send: typeof fetch;
  /** Lets one waiting request succeed, or loses the request or its response. */
  pass(index: number, fate: Fate): Promise<Passed>;
  setOffline(isOffline: boolean): void;
}

interface Waiting {
  request: Request;
  resolve: (response: Response) => void;
  reject: (reason: unknown) => void;
}

/** Delays the requests of this window until the walk decides about them. */
export function installGate(at: Window & typeof globalThis): Gate {
  const send = at.fetch.bind(at);
  let waiting: Waiting[] = [];
  let isOffline = false;
  const lost = () => new at.TypeError('Failed to fetch');
  at.fetch = (input, init) =>
    new Promise((resolve, reject) => {
      if (isOffline) return reject(lost());
      const request = new at.Request(input, init);
      // An aborted request stays in the list, because the server may still receive it.
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      waiting.push({ request, resolve, reject });
    });
  Object.defineProperty(at.navigator, 'onLine', { configurable: true, get: () => !isOffline });
  return {
    get waiting() {
      return waiting.length;
    },
    send,
    async pass(index, fate) {
      const [{ request, resolve, reject }] = waiting.splice(index, 1) as [Waiting];
      const { method, url, headers } = request;
      const text = method === 'GET' ? undefined : await request.clone().text();
      const { pathname } = new URL(url);
      const passed = { fate, path: `${method} ${pathname}`, sent: text && JSON.parse(text), status: 0, received: null };
      if (fate === 'request lost') {
        reject(lost());
        return passed;
      }
      const response = await send(url, { method, headers, ...(text && { body: text }) }).catch(() => null);
      // If the network of the machine has changed, the browser reports the request as lost.
      if (!response) {
        reject(lost());
        return passed;
      }
      const body = await response.text();
      if (fate === 'response lost') reject(lost());
      else resolve(new at.Response(body, { status: response.status, headers: response.headers }));
      return { ...passed, status: response.status, received: JSON.parse(body || 'null') };
    },
    setOffline(next) {
      isOffline = next;
      if (next) for (const { reject } of waiting) reject(lost());
      if (next) waiting = [];
      at.dispatchEvent(new at.Event(next ? 'offline' : 'online'));
    },
  };
}
