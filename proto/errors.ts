export const httpStatusByCode = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'second-factor': 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
  upstream: 502,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof httpStatusByCode;

export type Parameters = Readonly<Record<string, string | number>>;

interface Wording {
  /** Key of the refusal, such as `pages.addressTaken`. Refusals are declared in `proto/refusals`. */
  key?: string;
  parameters?: Parameters;
}

export interface ProblemData extends Wording {
  code: ProblemCode;
  /** Message in English. */
  message: string;
  details?: unknown;
}

export class Problem extends Error implements ProblemData {
  readonly code: ProblemCode;
  readonly key?: string;
  readonly parameters?: Parameters;
  readonly details?: unknown;

  constructor(code: ProblemCode, message: string, details?: unknown, { key, parameters }: Wording = {}) {
    super(message);
    this.name = 'Problem';
    this.code = code;
    this.key = key;
    this.parameters = parameters && Object.keys(parameters).length > 0 ? parameters : undefined;
    this.details = details;
  }

  toData(): ProblemData {
    const { code, message, key, parameters, details } = this;
    return { code, message, key, parameters, details };
  }

  static fromData({ code, message, details, ...wording }: ProblemData): Problem {
    return new Problem(code, message, details, wording);
  }
}

/** Returns a handler of rejections that resolves to `value` for refusals with this code, and throws other errors again. */
export const whenRefused =
  <T>(code: ProblemCode, value: T) =>
  (error: unknown): T => {
    if (error instanceof Problem && error.code === code) return value;
    throw error;
  };

/** Returns whether the same call may succeed later, because a service or what it depends on does not answer now. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Problem && (error.code === 'unavailable' || error.code === 'upstream');

export function isProblemCode(value: unknown): value is ProblemCode {
  return typeof value === 'string' && value in httpStatusByCode;
}

export interface ErrorBody {
  status: number;
  error: Wording & { name: string; message: string; details?: unknown };
  requestId?: string;
  traceId?: string;
}
