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
import { shownImage } from '../media.store.ts';
import { formatOf } from '../picture/formats.ts';
import { ImageRepository } from '../picture/image-repository.ts';
import { inspectPicture } from '../picture/inspect-picture.ts';
import { originalKey } from '../rendition/rendition-key.ts';
import { namedAs, shownName, shownText } from '../shown-name.ts';

type Call = typeof media.calls.uploadImage;

export class UploadImage extends Command<OutOf<Call>> {
  constructor(
    readonly input: InOf<Call>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(UploadImage)
export class UploadImageHandler implements ICommandHandler<UploadImage> {
  constructor(
    @Inject(FILES) private readonly files: Files,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly arrivals: Arrivals,
    private readonly images: ImageRepository,
  ) {}

  execute({ input: { upload, alt }, caller }: UploadImage): Promise<OutOf<Call>> {
    permit(caller, 'media');
    return this.arrivals.take(upload, media.calls.uploadImage.upload.maxBytes, async (sent) => {
      const called = shownName(upload.name, 'picture');
      const { bytes, type, width, height } = await inspectPicture(sent, called);
      const image = {
        version: 'v2' as const,
        name: namedAs(formatOf(type)!, called),
        type,
        width,
        height,
        size: bytes.length,
        alt: shownText(alt),
        uploadedOn: this.clock.now().toISOString(),
      };
      const store = async (id: string) => void (await this.files.put(originalKey(id), bytes, { type }));
      return shownImage(await this.images.add(image, authorOf(caller), store));
    });
  }
}
