import type { Call } from '../../proto/contract.ts';
import { httpStatusByCode, type ProblemCode } from '../../proto/errors.ts';

const bffRefusals = {
  'request-timeout': { status: 408, why: 'The request did not arrive in time.' },
  'not-json': { status: 415, why: 'The body is neither JSON nor, for an upload, a form.' },
  'headers-too-large': { status: 431, why: 'The address or the headers of the request are too long.' },
  internal: { status: 500, why: 'Something went wrong here; the request id finds it in the log.' },
} as const;

export type RefusalCode = ProblemCode | keyof typeof bffRefusals;

export const refusals: Record<RefusalCode, { status: number; why: string }> = {
  ...(Object.fromEntries(
    Object.entries(httpStatusByCode).map(([code, status]) => [code, { status, why: code.replaceAll('-', ' ') }]),
  ) as Record<ProblemCode, { status: number; why: string }>),
  ...bffRefusals,
};

export function possibleRefusals({ who, kind, http, refuses = [] }: Call): RefusalCode[] {
  const isPost = http?.startsWith('POST ') ?? false;
  const isForUsers = who !== 'anyone';
  const all: RefusalCode[] = [
    'invalid',
    ...(isForUsers || kind === 'query' ? (['unauthenticated'] as const) : []),
    ...(isForUsers || kind === 'command' || isPost ? (['forbidden'] as const) : []),
    ...(isForUsers ? (['second-factor'] as const) : []),
    'not-found',
    ...(kind === 'command' && isForUsers ? (['conflict'] as const) : []),
    ...(isPost ? (['request-timeout', 'too-large', 'not-json'] as const) : []),
    ...refuses,
    'headers-too-large',
    'internal',
    'unavailable',
  ];
  return [...new Set(all)];
}

export const possibleStatuses = (call: Call): number[] => [
  200,
  ...possibleRefusals(call).map((refusal) => refusals[refusal].status),
];
