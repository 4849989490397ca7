import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Call, ClientInput, Output } from '../../proto/contract.ts';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { requireAccess } from '../../services/kit/access.ts';
import type { Files } from '../../services/kit/files/files.ts';
import { Problem } from '../../proto/errors.ts';
import { identity } from '../../proto/identity.ts';
import { calls } from '../../proto/index.ts';
import { RefusalPacing } from '../../services/kit/audit/audit-entry.ts';
import type { RequestContext } from '../session/request-context.ts';
import type { Gateway } from './gateway.ts';
import { type Form, FORM_BYTES, parseForm } from './parse-form.ts';

export type UploadCall = Call & { upload: { maxBytes: number } };

interface UploadsOptions {
  gateway: Gateway;
  files: Files;
  refused: RefusedUploads;
  log: Logger;
  idleMs: number;
}

const TIMEOUT_MS = 60_000;
const IS_FORM = /^multipart\/form-data\b/i;

export class Uploads {
  constructor(private readonly options: UploadsOptions) {}

  async authorize(call: UploadCall, request: FastifyRequest): Promise<RequestContext> {
    const { headers } = request;
    const context = await this.options.gateway.resolveContext(call, request);
    const { maxBytes } = call.upload;
    return this.reporting(call, context, async () => {
      requireAccess(call, context.user);
      if (!IS_FORM.test(headers['content-type'] ?? '')) throw gatewayRefusals.noForm();
      if (Number(headers['content-length'] ?? 0) > maxBytes + FORM_BYTES)
        throw gatewayRefusals.fileTooLarge({ max: Math.floor(maxBytes / 1024 / 1024) });
      return context;
    });
  }

  receive(call: UploadCall, request: FastifyRequest, context: RequestContext): Promise<unknown> {
    return this.accept(call, context, (key) => this.reporting(call, context, () => this.store(call, request, key)));
  }

  /** Removes the stored bytes if the call is refused. */
  async accept<C extends UploadCall>(
    call: C,
    context: RequestContext,
    store: (key: string, files: Files) => Promise<Form>,
  ): Promise<Output<C>> {
    const { gateway, files, log } = this.options;
    const key = `incoming/${randomUUID()}`;
    try {
      const { fields, file } = await store(key, files);
      const input = { ...fields, upload: { key, ...file } } as ClientInput<C>;
      return await gateway.call(call, input, context, { timeoutMs: TIMEOUT_MS });
    } catch (error) {
      await files
        .remove(key)
        .catch((failure: unknown) => log.error(failure, `removing the rejected upload ${key} failed`));
      throw error;
    }
  }

  private async reporting<T>(call: UploadCall, context: RequestContext, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.options.refused.report(call, context, error);
      throw error;
    }
  }

  async store({ upload: { maxBytes } }: UploadCall, request: FastifyRequest, key: string): Promise<Form> {
    const { files, idleMs } = this.options;
    const { raw } = request;
    // After the last byte the client is no longer responsible for idle time.
    const stopTimer = () => void raw.setTimeout(0);
    raw.setTimeout(idleMs, () => raw.destroy());
    raw.once('end', stopTimer);
    const type = 'application/octet-stream';
    try {
      const form = await parseForm(request, (bytes) => files.put(key, bytes, { type, maxBytes }));
      stopTimer();
      return form;
    } finally {
      raw.off('end', stopTimer);
    }
  }
}

const { reportRefusedUpload } = identity.calls;
const { outcome: Outcome } = reportRefusedUpload.in.shape;

/** Reports refusals by the BFF to a service, because only services write to the audit log. */
export class RefusedUploads {
  private readonly pacing = new RefusalPacing();

  constructor(private readonly options: { gateway: Gateway; log: Logger; now: () => Date }) {}

  /** Returns before the report is sent. Repeated refusals are reported once a minute. */
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
