import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InOf, ServiceOf } from '../../proto/contract.ts';
import { media } from '../../proto/media.ts';
import type { Caller } from '../../proto/permissions.ts';
import { Serves } from '../kit/contract/serves.ts';
import type { WithoutHistory } from '../kit/recovery/recovery-controller.ts';
import { LoadGallery } from './queries/load-gallery.ts';
import { UploadImage } from './commands/upload-image.ts';
import { OpenImage } from './queries/open-image.ts';
import { SaveImageDetails } from './commands/save-image-details.ts';
import { RemoveImage } from './commands/remove-image.ts';
import { LoadFiles } from './queries/load-files.ts';
import { SearchFiles } from './queries/search-files.ts';
import { UploadFile } from './commands/upload-file.ts';
import { OpenFile } from './queries/open-file.ts';
import { SaveFileDetails } from './commands/save-file-details.ts';
import { RemoveFile } from './commands/remove-file.ts';

const { calls } = media;
type Calls = typeof calls;

@Controller()
export class MediaController implements WithoutHistory<ServiceOf<typeof media>> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(calls.loadGallery)
  loadGallery(input: InOf<Calls['loadGallery']>, caller: Caller) {
    return this.queries.execute(new LoadGallery(input, caller));
  }

  @Serves(calls.uploadImage)
  uploadImage(input: InOf<Calls['uploadImage']>, caller: Caller) {
    return this.commands.execute(new UploadImage(input, caller));
  }

  @Serves(calls.openImage)
  openImage(input: InOf<Calls['openImage']>, caller: Caller) {
    return this.queries.execute(new OpenImage(input, caller));
  }

  @Serves(calls.saveImageDetails)
  saveImageDetails(input: InOf<Calls['saveImageDetails']>, caller: Caller) {
    return this.commands.execute(new SaveImageDetails(input, caller));
  }

  @Serves(calls.removeImage)
  removeImage(input: InOf<Calls['removeImage']>, caller: Caller) {
    return this.commands.execute(new RemoveImage(input, caller));
  }

  @Serves(calls.loadFiles)
  loadFiles(input: InOf<Calls['loadFiles']>, caller: Caller) {
    return this.queries.execute(new LoadFiles(input, caller));
  }

  @Serves(calls.searchFiles)
  searchFiles(input: InOf<Calls['searchFiles']>, caller: Caller) {
    return this.queries.execute(new SearchFiles(input, caller));
  }

  @Serves(calls.uploadFile)
  uploadFile(input: InOf<Calls['uploadFile']>, caller: Caller) {
    return this.commands.execute(new UploadFile(input, caller));
  }

  @Serves(calls.openFile)
  openFile(input: InOf<Calls['openFile']>, caller: Caller) {
    return this.queries.execute(new OpenFile(input, caller));
  }

  @Serves(calls.saveFileDetails)
  saveFileDetails(input: InOf<Calls['saveFileDetails']>, caller: Caller) {
    return this.commands.execute(new SaveFileDetails(input, caller));
  }

  @Serves(calls.removeFile)
  removeFile(input: InOf<Calls['removeFile']>, caller: Caller) {
    return this.commands.execute(new RemoveFile(input, caller));
  }
}
