import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import { media } from '../../../proto/media.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Clock } from '../../kit/clock.ts';
import type { Files } from '../../kit/files/files.ts';
import { permit } from '../../kit/permit.ts';
import { CLOCK, FILES } from '../../kit/tokens.ts';
import { authorOf } from '../../kit/versioned/author-of.ts';
import { Arrivals } from '../arrivals.ts';
import { fileKey, FileRepository } from '../file/file-repository.ts';
import { inspectFile } from '../file/inspect-file.ts';
import { shownFile } from '../media.store.ts';
import { formatOf } from '../picture/formats.ts';
import { inspectPicture } from '../picture/inspect-picture.ts';
import { namedAs, shownName, shownText } from '../shown-name.ts';

type Call = typeof media.calls.uploadFile;

export class UploadFile extends Command<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(UploadFile)
export class UploadFileHandler implements ICommandHandler<UploadFile> {
  constructor(
    @Inject(FILES) private readonly files: Files,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly arrivals: Arrivals,
    private readonly documents: FileRepository,
  ) {}

  execute({ input: { upload, description }, caller }: UploadFile): Promise<OutOf<Call>> {
    permit(caller, 'media');
    return this.arrivals.take(upload, media.calls.uploadFile.upload.maxBytes, async (sent) => {
      const called = shownName(upload.name, 'file');
      const fileType = await inspectFile(sent, called);
      const bytes = formatOf(fileType.mime) ? (await inspectPicture(sent, called)).bytes : sent;
      const name = namedAs(fileType.ext, called);
      const file = {
        name,
        type: fileType.mime,
        fileType,
        size: bytes.length,
        description: shownText(description),
        uploadedOn: this.clock.now().toISOString(),
      };
      const store = async (id: string) => {
        if (bytes === sent) await this.files.move(upload.key, fileKey(id));
        else await this.files.put(fileKey(id), bytes, { type: fileType.mime });
      };
      return shownFile(await this.documents.add(file, authorOf(caller), store));
    });
  }
}
