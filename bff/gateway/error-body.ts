import { HttpException, NotFoundException } from '@nestjs/common';
import { Problem, httpStatusByCode, type ErrorBody } from '../../proto/errors.ts';

export function toErrorBody(error: unknown): ErrorBody {
  if (error instanceof Problem) {
    const { code, ...rest } = error.toData();
    return { status: httpStatusByCode[code], error: { name: code, ...rest } };
  }
  const status = statusOfError(error);
  if (status === undefined || status >= 500) {
    return { status: 500, error: { name: 'internal', message: 'Something went wrong on our side. Please try again.' } };
  }
  return { status, error: { name: nameOf(status), message: messages[status] ?? (error as Error).message } };
}

export const isNoRoute = (error: unknown): boolean => error instanceof NotFoundException;

export function noRouteBody(method: string, path: string, allowed: string[]): ErrorBody {
  if (allowed.length === 0)
    return { status: 404, error: { name: 'not-found', message: `There is no ${method} ${path} on this site.` } };
  const message = `${path} does not allow ${method}: use ${allowed.join(' or ')}.`;
  return { status: 405, error: { name: 'method-not-allowed', message } };
}

export const isServerFault = (error: unknown): boolean => toErrorBody(error).status === 500;

const messages: Record<number, string> = {
  400: 'The request could not be read: its body has to be JSON.',
  413: 'That is too large: at most 5 MB can be sent at once.',
  415: 'The request could not be read: send JSON, as application/json.',
};

const nameOf = (status: number): string =>
  Object.entries(httpStatusByCode).find(([, code]) => code === status)?.[0] ?? 'invalid';

function statusOfError(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 ? status : undefined;
}
