import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { archiveTransfer, type ImportResult } from '../../proto/archive-transfer.ts';
import type { Call } from '../../proto/contract.ts';
import { Problem } from '../../proto/errors.ts';
import { calls } from '../../proto/index.ts';
import type { User } from '../../proto/permissions.ts';
import { archiveRefusals } from '../../proto/refusals/archive.ts';
import { checkArchive, importArchive } from '../../services/kit/archive-file/import-archive.ts';
import { type CallService, Installation } from '../../services/kit/archive-file/installation.ts';
import { writeArchive } from '../../services/kit/archive-file/write-archive.ts';
import { requireAccess } from '../../services/kit/access.ts';
import type { Files } from '../../services/kit/files/files.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { UploadCall, Uploads } from '../gateway/uploads.ts';

interface ArchiveTransfersOptions {
  gateway: Gateway;
  uploads: Uploads;
  files: Files;
  log: Logger;
}

export interface Transfer {
  user: User;
  domainId: string;
  callService: CallService;
}

const { exportArchive, importArchive: importCall } = archiveTransfer.calls;
const CALL_MS = 30_000;
const REBUILD_MS = 25 * 60_000;
const rebuilds = calls.filter((call: Call) => call.rebuilds !== undefined);

export class ArchiveTransfers {
  private isBusy = false;

  constructor(private readonly options: ArchiveTransfersOptions) {}

  async authorize(call: Call, request: FastifyRequest, signal?: AbortSignal): Promise<Transfer> {
    const { gateway, uploads } = this.options;
    const resolve = () => gateway.resolveContext(call, request);
    const { user, site } = call.upload ? await uploads.authorize(call as UploadCall, request) : await resolve();
    requireAccess(call, user);
    return {
      user: user!,
      domainId: site.domainId,
      callService: async (one, input) => {
        signal?.throwIfAborted();
        return gateway.call(one, input, await resolve(), { timeoutMs: one.rebuilds ? REBUILD_MS : CALL_MS });
      },
    };
  }

  /** Rejects before the first byte is sent if a service does not answer. */
  export(transfer: Transfer, openOutput: () => Writable): Promise<void> {
    const installation = new Installation(transfer.callService);
    return this.alone(exportArchive, transfer, async () => {
      await installation.collections();
      await writeArchive({ installation, files: this.options.files, until: new Date() }, openOutput());
    });
  }

  /** Continues when the client disconnects, because an incomplete import is worse than a complete one. */
  async import(transfer: Transfer, request: FastifyRequest, isDryRun: boolean): Promise<ImportResult> {
    const { uploads, files, log } = this.options;
    const key = `incoming/${randomUUID()}`;
    const installation = new Installation(transfer.callService);
    const rebuild = async () => {
      for (const call of rebuilds) await transfer.callService(call, {});
    };
    const open = async () => {
      const stored = await files.open(key);
      if (!stored) throw archiveRefusals.damaged({ reason: 'the uploaded file is gone' });
      return stored.stream;
    };
    return this.alone(importCall, transfer, async () => {
      try {
        await uploads.store(importCall, request, key);
        const sources = { installation, files, open, rebuild };
        const { differences, missingFiles } = await (isDryRun ? checkArchive(sources) : importArchive(sources));
        return { imported: !isDryRun, differences, missingFiles };
      } finally {
        await files
          .remove(key)
          .catch((error: unknown) => log.error(error, `removing the uploaded archive ${key} failed`));
      }
    });
  }

  /** Runs one transfer at a time, because an export during an import would contain half of the imported data. */
  private async alone<T>(call: Call, { user, domainId }: Transfer, work: () => Promise<T>): Promise<T> {
    if (this.isBusy) throw archiveRefusals.busy();
    const record = (code: string) =>
      this.options.log.info(
        { audit: true, call: call.subject, code, user: user._id, domainId },
        `${user.username}: ${call.subject}`,
      );
    this.isBusy = true;
    try {
      const result = await work();
      record('ok');
      return result;
    } catch (error) {
      record(error instanceof Problem ? error.code : 'internal');
      const { cause } = error as Error;
      if (cause) this.options.log.error(cause, `${call.subject} failed`);
      throw error;
    } finally {
      this.isBusy = false;
    }
  }
}
