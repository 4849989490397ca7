import type { Logger } from 'pino';
import type { Call } from '../../proto/contract.ts';
import { Problem } from '../../proto/errors.ts';
import { identity } from '../../proto/identity.ts';
import { calls } from '../../proto/index.ts';
import { RefusalPacing } from '../../services/kit/audit/audit-entry.ts';
import type { RequestContext } from '../session/request-context.ts';
import type { Gateway } from './gateway.ts';

const { reportRefusedUpload } = identity.calls;
const { outcome: Outcome } = reportRefusedUpload.in.shape;

/** Reports what the BFF refuses before a service sees it, because only services write to the audit log. */
export class RefusedUploads {
  private readonly pacing = new RefusalPacing();

  constructor(private readonly options: { gateway: Gateway; log: Logger; now: () => Date }) {}

  /** Not awaited by the request. Equal refusals are reported once a minute. */
  report(call: Call, context: RequestContext, error: unknown): void {
    const { gateway, log, now } = this.options;
    const { user } = context;
    const { data: outcome } = Outcome.safeParse(error instanceof Problem && error.code);
    if (!user || !outcome || !calls.includes(call)) return;
    const refused = { call: call.subject, outcome };
    if (!this.pacing.isDue({ ...refused, actor: user, at: now().toISOString() })) return;
    gateway
      .call(reportRefusedUpload, refused, context)
      .catch((failure: unknown) => log.warn(failure, `the refusal of ${call.subject} was not recorded`));
  }
}
