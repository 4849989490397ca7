import { Module } from '@nestjs/common';
import { media } from '../../proto/media.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { regions } from '../../proto/regions.ts';
import { pages } from '../../proto/pages.ts';
import { provideFiles } from '../kit/files/provide-files.ts';
import type { ServiceDefinition } from '../kit/host/service-definition.ts';
import { provideRecovery } from '../kit/recovery/provide-recovery.ts';
import { recoveryController } from '../kit/recovery/recovery-controller.ts';
import { provideCollection } from '../kit/store/provide-collection.ts';
import { provideVersioned } from '../kit/versioned/provide-versioned.ts';
import { Arrivals } from './arrivals.ts';
import { LoadGalleryHandler } from './queries/load-gallery.ts';
import { UploadImageHandler } from './commands/upload-image.ts';
import { OpenImageHandler } from './queries/open-image.ts';
import { SaveImageDetailsHandler } from './commands/save-image-details.ts';
import { RemoveImageHandler } from './commands/remove-image.ts';
import { LoadFilesHandler } from './queries/load-files.ts';
import { SearchFilesHandler } from './queries/search-files.ts';
import { UploadFileHandler } from './commands/upload-file.ts';
import { OpenFileHandler } from './queries/open-file.ts';
import { SaveFileDetailsHandler } from './commands/save-file-details.ts';
import { RemoveFileHandler } from './commands/remove-file.ts';
import { FileList } from './file/file-list.ts';
import { FileRepository } from './file/file-repository.ts';
import { MediaController } from './media.controller.ts';
import {
  FILE_DOCUMENTS,
  FILE_UPLOADS,
  filesSpec,
  fileUploadsSpec,
  IMAGE_UPLOADS,
  IMAGES,
  imagesSpec,
  imageUploadsSpec,
} from './media.store.ts';
import { MigrateUnversioned } from './migrate-unversioned.ts';
import { ImageRepository } from './picture/image-repository.ts';
import { RecoverableFile, RecoverableImage } from './recoverable-media.ts';
import { Renditions } from './rendition/renditions.ts';
import { Uses } from './uses.ts';

@Module({
  controllers: [MediaController, recoveryController(media.calls)],
  providers: [
    provideVersioned(IMAGES, imagesSpec),
    provideVersioned(FILE_DOCUMENTS, filesSpec),
    provideCollection(IMAGE_UPLOADS, imageUploadsSpec),
    provideCollection(FILE_UPLOADS, fileUploadsSpec),
    ...provideRecovery(RecoverableImage, RecoverableFile),
    provideFiles,
    ImageRepository,
    FileRepository,
    FileList,
    MigrateUnversioned,
    Arrivals,
    Renditions,
    Uses,
    LoadGalleryHandler,
    UploadImageHandler,
    OpenImageHandler,
    SaveImageDetailsHandler,
    RemoveImageHandler,
    LoadFilesHandler,
    SearchFilesHandler,
    UploadFileHandler,
    OpenFileHandler,
    SaveFileDetailsHandler,
    RemoveFileHandler,
  ],
})
export class MediaModule {}

export const mediaService: ServiceDefinition = {
  contract: media,
  module: MediaModule,
  calls: [
    pages.calls.checkDependencies,
    regions.calls.loadRegions,
    siteConfig.calls.loadDomain,
    siteConfig.calls.loadSiteSettings,
    siteConfig.calls.loadRegionNav,
    siteConfig.calls.loadRegionFooter,
    siteConfig.calls.listPageBanners,
    siteConfig.calls.listSubNavs,
  ],
};
