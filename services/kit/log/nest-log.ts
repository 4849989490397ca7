import type { LoggerService } from '@nestjs/common';
import { log } from './log.ts';

export const nestLog = (service: string): LoggerService => {
  const lines = log.child({ service });
  const at =
    (level: 'debug' | 'warn' | 'error' | 'fatal') =>
    (message: unknown, ...context: unknown[]): void =>
      message instanceof Error
        ? lines[level](message)
        : lines[level](`${String(message)}${typeof context.at(-1) === 'string' ? ` (${context.at(-1)})` : ''}`);
  return {
    log: at('debug'),
    debug: at('debug'),
    verbose: at('debug'),
    error: at('error'),
    fatal: at('fatal'),
    warn: (message, ...context) => {
      // Nest only warns about an unknown dependency and then injects undefined.
      if (/decorator metadata/i.test(String(message))) throw new Error(String(message));
      at('warn')(message, ...context);
    },
  };
};
