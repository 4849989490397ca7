import type { LogAttributes, Logger } from '@opentelemetry/api-logs';

let target: Logger | null = null;

export const connectLogs = (logger: Logger | null): void => void (target = logger);

export function exportLine(line: string): string {
  if (target) emit(target, JSON.parse(line) as { level: number; time: number; msg?: string });
  return line;
}

function emit(logger: Logger, line: { level: number; time: number; msg?: string; trace?: string }): void {
  const { level, time, msg = '', trace: _, ...attributes } = line;
  logger.emit({
    timestamp: time,
    severityNumber: toSeverity(level),
    severityText: names[level],
    body: msg,
    attributes: attributes as LogAttributes,
  });
}

/** Converts pino's levels from 10 (trace) to 60 (fatal) to severities from 1 to 21. */
const toSeverity = (level: number): number => (level / 10 - 1) * 4 + 1;

const names: Record<number, string> = { 10: 'TRACE', 20: 'DEBUG', 30: 'INFO', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' };
