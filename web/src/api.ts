import ky, { TimeoutError } from 'ky';
import type { ErrorBody, ProblemCode } from '../../proto/errors.ts';
import type { Contract, RoutesOf } from '../../proto/contract.ts';
import type { contracts } from '../../proto/index.ts';
import { confirmSession } from './confirm-session.ts';
import { viewHeaders } from './view-token.ts';

type RoutesOfEach<C> = C extends Contract ? (routes: RoutesOf<C>) => void : never;
type Routes = RoutesOfEach<(typeof contracts)[number]> extends (routes: infer R) => void ? R : never;

type Refusal = ErrorBody['error'];

export class ApiError extends Error {
  readonly status: number;
  readonly code?: string;
  readonly details?: unknown;
  readonly key?: string;
  readonly parameters?: Refusal['parameters'];

  constructor(status: number, message: string, { name: code, details, key, parameters }: Partial<Refusal> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.details = details;
    this.key = key;
    this.parameters = parameters;
  }
}

const GET_TIMEOUT_MS = 30_000;
const POST_TIMEOUT_MS = 60_000;
const RETRY_DELAY_MS = 300;

const client = ky.create({
  retry: {
    limit: 1,
    methods: ['get'],
    delay: () => RETRY_DELAY_MS,
    shouldRetry: ({ error }) => !(error instanceof ApiError || error instanceof TimeoutError) && navigator.onLine,
  },
  hooks: {
    afterResponse: [
      async (_request, _options, response) => {
        if (!response.ok) throw await toApiError(response);
      },
    ],
  },
});

/**
 * Calls a route of the contracts: `api('GET /page/load', { slug, domainId })`. If the network fails, a GET is repeated once. A POST is
 * not repeated, because the first one may have arrived. A call that needs a second factor is repeated once after the user has confirmed it.
 */
export async function api<R extends keyof Routes & string>(...request: Request<R>): Promise<Out<R>> {
  try {
    return await send(...request);
  } catch (error) {
    const isUnconfirmed = error instanceof ApiError && error.code === ('second-factor' satisfies ProblemCode);
    if (!isUnconfirmed || !(await confirmSession())) throw error;
    return send(...request);
  }
}

type Out<R extends keyof Routes> = Routes[R] extends { out: infer O } ? O : never;
type Request<R extends keyof Routes> = [
  route: R,
  input: Routes[R] extends { in: infer I } ? I : never,
  options?: Pick<RequestInit, 'signal' | 'keepalive' | 'credentials'>,
];

async function send<R extends keyof Routes & string>(...[route, input, options = {}]: Request<R>): Promise<Out<R>> {
  const [method, path] = route.split(' ') as ['GET' | 'POST', string];
  const headers = options.credentials === 'omit' ? {} : viewHeaders();
  const response =
    method === 'GET'
      ? await client(`/api${path}${queryOf(input as object)}`, { ...options, headers, timeout: GET_TIMEOUT_MS })
      : await client(`/api${path}`, { ...options, headers, method, json: input, timeout: POST_TIMEOUT_MS });
  return response.json();
}

/** Loads a document or a file, which is not an answer of a call, as the user whom this tab shows. */
export const loadDocument = (path: string, signal?: AbortSignal): Promise<Response> =>
  client(path, { signal, headers: viewHeaders(), timeout: false });

function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    for (const element of Array.isArray(value) ? value : [value])
      if (element != null) query.append(name, String(element));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** A proxy in front of the site may respond with a body that is not JSON. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  return new ApiError(response.status, body?.error?.message ?? response.statusText, body?.error ?? {});
}
