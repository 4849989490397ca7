import { media } from '../../proto/media.ts';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { archiveHandlers } from '../kit/archive/archive-handlers.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { provideCollection, provideDocuments, provideFiles } from '../kit/providers.ts';
import { historyHandlers } from '../kit/recovery/history-handlers.ts';
import * as fileHandlers from './file-handlers.ts';
import * as imageCommands from './commands/images.ts';
import { IncomingUploads } from './incoming-uploads.ts';
import { recoverableMedia } from './media-repository.ts';
import { FileDocs, FileUploadRows, ImageDocs, ImageUploadRows } from './media.store.ts';
import * as imageQueries from './queries/images.ts';
import * as renditionQueries from './queries/renditions.ts';
import { RenderQueue } from './rendition/render-queue.ts';
import { Renditions } from './rendition/renditions.ts';
import { FileRepository, ImageRepository } from './repositories.ts';
import { ShareCards } from './share-card/share-cards.ts';
import { UsageChecker } from './usage-checker.ts';

export const mediaService = defineService(media, {
  handlers: {
    ...fileHandlers,
    ...imageCommands,
    ...imageQueries,
    ...renditionQueries,
    ...historyHandlers(media.calls),
    ...archiveHandlers(media.calls),
  },
  providers: [
    ...provideDocuments(
      { docs: ImageDocs, recoverable: recoverableMedia('image', ImageDocs) },
      { docs: FileDocs, recoverable: recoverableMedia('file', FileDocs) },
    ),
    provideCollection(ImageUploadRows),
    provideCollection(FileUploadRows),
    provideFiles,
    ImageRepository,
    FileRepository,
    IncomingUploads,
    RenderQueue,
    Renditions,
    ShareCards,
    UsageChecker,
  ],
  leastCallsAtOnce: 512,
  calls: [
    pages.calls.checkDependencies,
    pages.calls.findUsedPictures,
    regions.calls.loadRegions,
    siteConfig.calls.loadDomain,
    siteConfig.calls.loadSiteSettings,
    siteConfig.calls.loadBrand,
    siteConfig.calls.loadRegionNav,
    siteConfig.calls.loadRegionFooter,
    siteConfig.calls.listPageBanners,
    siteConfig.calls.listSubNavs,
  ],
});
