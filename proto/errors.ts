/** The closed list of refusals, each with the HTTP status a browser sees. */
export const httpStatusByCode = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
  upstream: 502,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof httpStatusByCode;

/** A refusal the caller can act on, told in a sentence. Anything else that is thrown is a fault, and is told to nobody but the log. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details?: unknown;

  constructor(code: ProblemCode, message: string, details?: unknown) {
    super(message);
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }
}

export function isProblemCode(value: unknown): value is ProblemCode {
  return typeof value === 'string' && value in httpStatusByCode;
}

/** What every refused call answers, whatever refused it. */
export interface ErrorBody {
  status: number;
  error: { name: string; message: string; details?: unknown };
  /** Also in the header `x-request-id` and in the log: what to quote when asking about this answer. */
  requestId?: string;
}
