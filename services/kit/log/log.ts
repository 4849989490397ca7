import { pino, type Logger, type DestinationStream } from 'pino';
import type { LoggerService } from '@nestjs/common';
import { exportLine } from '../telemetry/export-line.ts';
import { requestId } from '../request-scope.ts';
import { traceId } from '../telemetry/tracing.ts';

const names: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'ERROR', 60: 'FATAL' };

export const readableLines = (out: { write(text: string): unknown }): DestinationStream => ({
  write(line) {
    const { time, level, msg, err, service, trace, audit, ...rest } = JSON.parse(line);
    if (audit) return;
    const at = new Date(time).toTimeString().slice(0, 8);
    const extra = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
    const fault = err?.stack ? `\n${err.stack}${trace ? `\n    trace ${trace}` : ''}` : '';
    out.write(
      `${at} ${(names[level] ?? level).padEnd(5)} ${service ? `${service}: ` : ''}${msg ?? ''}${extra}${fault}\n`,
    );
  },
});

const { LOG_LEVEL, LOG_FORMAT, NODE_ENV } = process.env;

export const log: Logger = pino(
  {
    level: LOG_LEVEL ?? (NODE_ENV === 'test' ? 'silent' : 'info'),
    base: undefined,
    hooks: { streamWrite: exportLine },
    mixin: () => ({ trace: traceId(), requestId: requestId() }),
  },
  LOG_FORMAT === 'readable' ? readableLines(process.stdout) : pino.destination({ fd: 1, sync: true }),
);

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
      // Nest only warns about an unknown dependency and then injects undefined, so the warning becomes an error.
      if (/decorator metadata/i.test(String(message))) throw new Error(String(message));
      at('warn')(message, ...context);
    },
  };
};
