import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Call, Contract } from '../proto/contract.ts';
import { contracts } from '../proto/index.ts';
import { leads } from '../proto/leads.ts';
import { FILES, type Files } from '../services/kit/files/files.ts';
import { DrawingsController } from './assets/drawings.controller.ts';
import type { SiteFiles } from './assets/site-files.ts';
import { FormsController } from './forms/forms.controller.ts';
import { gatewayController } from './gateway/gateway.controller.ts';
import { Gateway } from './gateway/gateway.ts';
import type { ArchiveTransfers } from './archive/archive-transfers.ts';
import type { Uploads } from './gateway/uploads.ts';
import { CsvController } from './csv/csv.controller.ts';
import { MediaController } from './media/media.controller.ts';
import { MediaFiles } from './media/media-files.ts';
import { OpenApiController } from './openapi/openapi.controller.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { MinuteLimit } from './gateway/minute-limit.ts';
import { ReceiptController } from './receipts/receipt.controller.ts';
import { Receipts } from './receipts/receipts.ts';
import { RenderController } from './render/render.controller.ts';
import type { SiteBundle } from './render/site-bundle.ts';
import type { Maps } from './security/security-headers.ts';
import { FeedController } from './seo/feed.controller.ts';
import { SeoController } from './seo/seo.controller.ts';
import { SecondFactorController, secondFactorCalls } from './gateway/second-factor.controller.ts';
import { ActiveDomainController, sessionCalls, SessionController } from './gateway/session.controller.ts';
import { HandOffController } from './gateway/hand-off.controller.ts';
import { SignInController } from './gateway/sign-in.controller.ts';
import { RequestContexts } from './session/request-contexts.ts';
import { SessionCache } from './session/session-cache.ts';
import type { EdgeSharing } from './edge/edge-sharing.ts';
import { BUNDLE, EDGE_SHARING, HIDDEN_FROM_ROBOTS, LOG, MAPS, SITE_FILES } from './injection-tokens.ts';
import { BrandController } from './render/brand.controller.ts';
import { BeaconLimits, CountController } from './statistics/count.controller.ts';
import { LinkCheckController, LinkCheckLimits } from './external-links/link-check.controller.ts';
import { LinkChecker } from './external-links/link-checker.ts';
import { PictureImportController } from './external-links/picture-import.controller.ts';
import { PictureImport } from './external-links/picture-import.ts';
import { VersionController, VersionLimits } from './render/version.controller.ts';
import { PageStatistics } from './statistics/page-statistics.ts';
import { VisitReads } from './visit/visit-read.ts';
import { VisitController } from './page-cache/visit.controller.ts';
import { VisitLoader } from './visit/visit-loader.ts';

export interface BffDependencies {
  gateway: Gateway;
  uploads: Uploads;
  archives: ArchiveTransfers;
  contexts: RequestContexts;
  sessions: SessionCache;
  visitReads: VisitReads;
  visitLoader: VisitLoader;
  pages: PageCache;
  statistics: PageStatistics;
  beaconLimits: BeaconLimits;
  receipts: Receipts;
  receiptLimit: MinuteLimit;
  versionLimits: VersionLimits;
  linkChecker: LinkChecker;
  linkCheckLimits: LinkCheckLimits;
  pictureImport: PictureImport;
  media: MediaFiles;
  bundle: SiteBundle;
  files: Files;
  siteFiles: SiteFiles;
  log: Logger;
  maps: Maps | null;
  /** Null if answers are not shared. */
  sharing: EdgeSharing | null;
  isHiddenFromRobots: boolean;
}

@Module({})
export class BffModule {
  static of(parts: BffDependencies): DynamicModule {
    const isMounted = (call: Call) =>
      call.service !== 'visit' &&
      call !== leads.calls.submitForm &&
      !call.upload &&
      !sessionCalls.includes(call) &&
      !secondFactorCalls.includes(call);
    return {
      module: BffModule,
      controllers: [
        ...contracts.map((contract: Contract) => gatewayController(contract, isMounted)),
        SessionController,
        ActiveDomainController,
        SecondFactorController,
        // This controller precedes the one whose routes begin with the id of a provider.
        HandOffController,
        SignInController,
        VisitController,
        VersionController,
        LinkCheckController,
        PictureImportController,
        CountController,
        ReceiptController,
        OpenApiController,
        SeoController,
        FeedController,
        BrandController,
        MediaController,
        DrawingsController,
        FormsController,
        CsvController,
        // This must be last, because its route matches every path.
        RenderController,
      ],
      providers: [
        { provide: Gateway, useValue: parts.gateway },
        { provide: RequestContexts, useValue: parts.contexts },
        { provide: SessionCache, useValue: parts.sessions },
        { provide: VisitReads, useValue: parts.visitReads },
        { provide: VisitLoader, useValue: parts.visitLoader },
        { provide: PageCache, useValue: parts.pages },
        { provide: PageStatistics, useValue: parts.statistics },
        { provide: BeaconLimits, useValue: parts.beaconLimits },
        { provide: Receipts, useValue: parts.receipts },
        { provide: MinuteLimit, useValue: parts.receiptLimit },
        { provide: VersionLimits, useValue: parts.versionLimits },
        { provide: LinkChecker, useValue: parts.linkChecker },
        { provide: LinkCheckLimits, useValue: parts.linkCheckLimits },
        { provide: PictureImport, useValue: parts.pictureImport },
        { provide: MediaFiles, useValue: parts.media },
        { provide: BUNDLE, useValue: parts.bundle },
        { provide: FILES, useValue: parts.files },
        { provide: SITE_FILES, useValue: parts.siteFiles },
        { provide: LOG, useValue: parts.log },
        { provide: MAPS, useValue: parts.maps },
        { provide: EDGE_SHARING, useValue: parts.sharing },
        { provide: HIDDEN_FROM_ROBOTS, useValue: parts.isHiddenFromRobots },
      ],
    };
  }
}
