import type { DestinationStream } from 'pino';

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
