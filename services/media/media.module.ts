import { media } from '../../proto/media.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { regions } from '../../proto/regions.ts';
import { pages } from '../../proto/pages.ts';
import { provideFiles, provideDocuments, provideCollection } from '../kit/providers.ts';
import { archiveHandlers } from '../kit/archive/archive-handlers.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { historyHandlers } from '../kit/recovery/history-handlers.ts';
import { IncomingUploads } from './incoming-uploads.ts';
import { listFileTags } from './queries/list-file-tags.ts';
import { listGalleryTags } from './queries/list-gallery-tags.ts';
import { loadEditions } from './queries/load-editions.ts';
import { loadImage } from './queries/load-image.ts';
import { loadGallery } from './queries/load-gallery.ts';
import { replaceImage } from './commands/replace-image.ts';
import { uploadImage } from './commands/upload-image.ts';
import { openImage } from './queries/open-image.ts';
import { openShareCard } from './queries/open-share-card.ts';
import { saveImageDetails } from './commands/save-image-details.ts';
import { removeImage } from './commands/remove-image.ts';
import { loadFiles } from './queries/load-files.ts';
import { searchFiles } from './queries/search-files.ts';
import { replaceFile } from './commands/replace-file.ts';
import { uploadFile } from './commands/upload-file.ts';
import { openFile } from './queries/open-file.ts';
import { saveFileDetails } from './commands/save-file-details.ts';
import { removeFile } from './commands/remove-file.ts';
import { FileList } from './file/file-list.ts';
import { FileRepository } from './file/file-repository.ts';
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
import { recoverableMedia } from './recoverable-media.ts';
import { RenderQueue } from './rendition/render-queue.ts';
import { Renditions } from './rendition/renditions.ts';
import { ShareCards } from './share-card/share-cards.ts';
import { UsageChecker } from './usage-checker.ts';

export const mediaService = defineService(media, {
  handlers: {
    removeFile,
    removeImage,
    saveFileDetails,
    saveImageDetails,
    uploadFile,
    uploadImage,
    replaceFile,
    replaceImage,
    loadFiles,
    loadGallery,
    galleryTags: listGalleryTags,
    fileTags: listFileTags,
    loadImage,
    loadEditions,
    openFile,
    openImage,
    openShareCard,
    searchFiles,
    ...historyHandlers(media.calls),
    ...archiveHandlers(media.calls),
  },
  providers: [
    ...provideDocuments(
      { token: IMAGES, spec: imagesSpec, recoverable: recoverableMedia('image', IMAGES) },
      { token: FILE_DOCUMENTS, spec: filesSpec, recoverable: recoverableMedia('file', FILE_DOCUMENTS) },
    ),
    provideCollection(IMAGE_UPLOADS, imageUploadsSpec),
    provideCollection(FILE_UPLOADS, fileUploadsSpec),
    provideFiles,
    ImageRepository,
    FileRepository,
    FileList,
    MigrateUnversioned,
    IncomingUploads,
    RenderQueue,
    Renditions,
    ShareCards,
    UsageChecker,
  ],
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
});
