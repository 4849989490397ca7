import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../proto/permissions.ts';
import { requireCapability } from '../kit/require-capability.ts';
import type { Recoverable } from '../kit/recovery/recoverable.ts';
import type { Decision, Versioned } from '../kit/versioned/versioned.ts';
import { changedEvents } from './media-repository.ts';
import { FILE_DOCUMENTS, type FileContent, type ImageContent, IMAGES } from './media.store.ts';

abstract class RecoverableMedia<T extends object> implements Recoverable<T> {
  abstract readonly kind: string;
  abstract readonly docs: Versioned<T>;

  permit(caller: Caller): void {
    requireCapability(caller, 'media');
  }

  restore(content: T): Decision<T> {
    return { action: 'restore', draft: content, facts: changedEvents };
  }
}

@Injectable()
export class RecoverableImage extends RecoverableMedia<ImageContent> {
  readonly kind = 'image';

  constructor(@Inject(IMAGES) readonly docs: Versioned<ImageContent>) {
    super();
  }
}

@Injectable()
export class RecoverableFile extends RecoverableMedia<FileContent> {
  readonly kind = 'file';

  constructor(@Inject(FILE_DOCUMENTS) readonly docs: Versioned<FileContent>) {
    super();
  }
}
