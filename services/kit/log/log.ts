import { pino, type Logger } from 'pino';
import { exportLine } from '../telemetry/export-line.ts';
import { requestId } from '../telemetry/request-id.ts';
import { traceId } from '../telemetry/tracing.ts';
import { readableLines } from './readable-lines.ts';

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
