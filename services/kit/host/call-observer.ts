import { trace } from '@opentelemetry/api';
import type { Logger } from 'pino';
import type { Call } from '../../../proto/contract.ts';
import { Problem } from '../../../proto/errors.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { metrics } from '../telemetry/metrics.ts';

const SLOW_MS = 1000;

export class CallObserver {
  private readonly log: Logger;

  constructor(log: Logger) {
    this.log = log;
  }

  async observe<T>(call: Call, caller: Caller, run: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      const answer = await run();
      this.record(call, caller, 'ok', performance.now() - startedAt);
      return answer;
    } catch (error) {
      this.record(call, caller, error instanceof Problem ? error.code : 'internal', performance.now() - startedAt);
      throw error;
    }
  }

  private record({ subject, kind }: Call, { user, domainId }: Caller, code: string, ms: number): void {
    metrics.callDuration.record(ms / 1000, { 'rpc.method': subject, 'rpc.response.status_code': code });
    trace.getActiveSpan()?.setAttributes({ 'site.call': subject, 'site.code': code, 'enduser.id': user?._id ?? '' });
    if (kind === 'command' && user)
      this.log.info({ audit: true, call: subject, code, user: user._id, domainId }, `${user.username}: ${subject}`);
    if (ms > SLOW_MS)
      this.log.warn({ call: subject, code, ms: Math.round(ms) }, `${subject} took ${Math.round(ms)} ms`);
  }
}
