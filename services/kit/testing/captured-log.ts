import { symbols } from 'pino';
import { log } from '../log/log.ts';

export interface LogLine {
  level: number;
  msg: string;
  service?: string;
  requestId?: string;
  trace?: string;
  err?: { message: string };
}

/** Collects the output of loggers that are created after this call. */
export function captureLog(level: 'info' | 'warn' | 'error') {
  const stream = (log as unknown as Record<symbol, { write(line: string): unknown }>)[symbols.streamSym]!;
  const { write } = stream;
  const before = log.level;
  const lines: LogLine[] = [];
  stream.write = (line) => lines.push(JSON.parse(line) as LogLine);
  log.level = level;
  return {
    lines,
    stop() {
      stream.write = write;
      log.level = before;
    },
  };
}
