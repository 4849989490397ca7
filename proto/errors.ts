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

/**
 * A refusal that the caller can act on, with a message for people. Any other error is a fault: it is logged and its message is not sent.
 */
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

/** Refusals that visitors see have a key in their details, by which the site finds a text in another language. */
export type RefusalKey = 'list-not-offered' | 'list-not-connected' | 'list-rejected';

/** The other details are the parameters of the text. */
export interface RefusalDetails {
  key: RefusalKey;
  [parameter: string]: string | number;
}

export function isProblemCode(value: unknown): value is ProblemCode {
  return typeof value === 'string' && value in httpStatusByCode;
}

export interface ErrorBody {
  status: number;
  error: { name: string; message: string; details?: unknown };
  /** Also in the header `x-request-id` and in the log: quote it when asking about this response. */
  requestId?: string;
}
