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

/** A refusal whose message reaches the caller; the message of any other error is only logged. */
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

/** By this key the site finds the text of a refusal in the visitor's language. */
export type RefusalKey = 'list-not-offered' | 'list-not-connected' | 'list-rejected';

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
  /** Also in the header `x-request-id` and in the log. */
  requestId?: string;
}
