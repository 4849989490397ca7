import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Call } from '../../proto/contract.ts';
import { Problem } from '../../proto/errors.ts';
import { requireAccess } from '../../services/kit/contract/require-access.ts';
import type { Files } from '../../services/kit/files/files.ts';
import type { RequestContext } from '../session/request-context.ts';
import type { Gateway } from './gateway.ts';
import { FORM_BYTES, parseForm } from './parse-form.ts';

export type UploadCall = Call & { upload: { maxBytes: number } };

export interface UploadsOptions {
  gateway: Gateway;
  files: Files;
  log: Logger;
  /** How long an upload may stand still. */
  idleMs: number;
}

/** A large picture is looked at before the answer. */
const TIMEOUT_MS = 60_000;

/** Takes in files: lays them down in the file store, and makes the call that is about them. */
export class Uploads {
  constructor(private readonly options: UploadsOptions) {}

  /** Who sends a file, when they may: asked before a byte of it is read. */
  async admit(call: UploadCall, { headers, raw }: FastifyRequest): Promise<RequestContext> {
    const asker = await this.options.gateway.askerOf(call, { headers, socket: raw.socket });
    requireAccess(call, asker.user);
    const { maxBytes } = call.upload;
    if (Number(headers['content-length'] ?? 0) > maxBytes + FORM_BYTES)
      throw new Problem(
        'too-large',
        `At most ${Math.floor(maxBytes / 1024 / 1024)} MB can be sent. Choose a smaller file.`,
      );
    return asker;
  }

  /** What the call answers. The file is gone again when it was not taken. */
  async take(call: UploadCall, request: FastifyRequest, asker: RequestContext): Promise<unknown> {
    const { gateway, files, log } = this.options;
    const key = `incoming/${randomUUID()}`;
    try {
      const { fields, file } = await this.read(call, request, key);
      return await gateway.ask(call, { ...fields, upload: { key, ...file } }, asker, { timeoutMs: TIMEOUT_MS });
    } catch (error) {
      await files.remove(key).catch((failure: unknown) => log.error(failure, `${key} could not be removed`));
      throw error;
    }
  }

  private async read({ upload: { maxBytes } }: UploadCall, request: FastifyRequest, key: string) {
    const { files, idleMs } = this.options;
    const { raw } = request;
    // After the last byte it is not the sender that is waited for.
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
