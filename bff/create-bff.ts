import 'reflect-metadata';
import { join } from 'node:path';
import type { EventEnvelope } from '../proto/contract.ts';
import { connectNats } from '../services/kit/bus/connect-nats.ts';
import { NatsBus } from '../services/kit/bus/nats-bus.ts';
import { type EventTail, tailEvents } from '../services/kit/bus/event-tail.ts';
import { openFiles } from '../services/kit/files/open-files.ts';
import { log as root } from '../services/kit/log/log.ts';
import { ArchiveTransfers } from './archive/archive-transfers.ts';
import { loadSiteFiles } from './assets/site-files.ts';
import type { BffConfig } from './bff-config.ts';
import type { BffDependencies } from './bff.module.ts';
import { applyTraced, createCaches, handledSubjects, invalidateAfterGap } from './caches.ts';
import { createCacheFront } from './cache-front.ts';
import { EdgePurger } from './edge/edge-purger.ts';
import { EdgeSharing } from './edge/edge-sharing.ts';
import { openEdge } from './edge/open-edge.ts';
import { invalidationFor } from './caching/cache-dependencies.ts';
import { Gateway } from './gateway/gateway.ts';
import { RefusedUploads, Uploads } from './gateway/uploads.ts';
import { MediaFiles } from './media/media-files.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { recentAddressesTopic, warmPages } from './page-cache/warm-pages.ts';
import { observePageCache } from './page-cache/observe-page-cache.ts';
import { SingleFlight } from './caching/single-flight.ts';
import { BoundedQueue } from '../services/kit/queues/bounded-queue.ts';
import { createEventHealth } from './caching/dependency-cache.ts';
import { MinuteLimit } from './gateway/minute-limit.ts';
import { readingTopic, ReplicaReader } from './receipts/reading.ts';
import { Receipts } from './receipts/receipts.ts';
import { Replicas } from './bus/replicas.ts';
import { renderResponse } from './render/render-response.ts';
import { loadSiteBundle } from './render/site-bundle.ts';
import { createShareCardFinder } from './seo/find-share-card.ts';
import { serve } from './serve.ts';
import { visitorContext } from './session/request-context.ts';
import { RequestContexts } from './session/request-contexts.ts';
import { createCircuitBreakerBus, createReadyBus } from './bus/circuit-bus.ts';
import { parseProxyTrust, trustNoProxy } from './session/incoming-request.ts';
import { LinkCheckLimits } from './external-links/link-check.controller.ts';
import { LinkChecker } from './external-links/link-checker.ts';
import { PictureImport } from './external-links/picture-import.ts';
import { VersionLimits } from './render/version.controller.ts';
import { BeaconLimits } from './statistics/count.controller.ts';
import { PageStatistics } from './statistics/page-statistics.ts';
import { omitCoveredInAnswer } from './visit/redirects.ts';
import { VisitReads } from './visit/visit-read.ts';
import { VisitLoader } from './visit/visit-loader.ts';

export interface Bff {
  url: string;
  close(): Promise<void>;
}

const UPLOAD_IDLE_MS = 30_000;
const STATISTICS_INTERVAL_MS = 30_000;
const PING_MS = 500;

export async function createBff(config: BffConfig): Promise<Bff> {
  const { draft, baseUrl, siteDir, maps = null, includeSubDomains } = config;
  const trust = parseProxyTrust(config.trustProxy);
  const isPublicHttps = new URL(baseUrl).protocol === 'https:';
  const log = root.child({ service: 'bff' });
  if (isPublicHttps && trust === trustNoProxy)
    log.warn(
      `BASE_URL is ${baseUrl} and TRUST_PROXY is not set: every visitor behind a proxy counts as one in the limits on sign-ins, and host names cannot be distinguished if the proxy changes Host`,
    );
  const files = openFiles(config.filesUrl);
  const [nats, bundle, siteFiles] = await Promise.all([
    connectNats(config.natsUrl, 'bff', config.natsCredentials, config.eventReplicas),
    loadSiteBundle(siteDir, { log, isPublic: !draft }),
    loadSiteFiles(join(siteDir, 'client')),
  ]);
  const subscription: { events?: EventTail } = {};
  const eventHealth = createEventHealth(
    () => nats.connected,
    () => subscription.events?.live ?? false,
  );
  const now = Date.now;
  const natsBus = new NatsBus(nats);
  const bus = createCircuitBreakerBus(
    createReadyBus(natsBus, () => nats.connected),
    (service) => natsBus.ping(service, PING_MS),
  );
  const caches = createCaches(config, { bus, eventHealth, now });
  const { domains, sessions } = caches;
  const edge = config.edge ? openEdge(config.edge) : null;
  const purger = edge && !draft ? new EdgePurger({ edge, now, log }) : null;
  const sharing = edge && purger && new EdgeSharing({ edge, purger, now });
  const handleGap = () => {
    invalidateAfterGap(caches);
    purger?.addEverything();
  };
  const handleEvent = async (subject: string, envelope: EventEnvelope) => {
    await applyTraced(caches, subject, envelope);
    purger?.add(invalidationFor(subject, envelope));
  };
  subscription.events = await tailEvents(nats, log, handleEvent, { subjects: handledSubjects, onGap: handleGap });
  nats.onReconnect(handleGap);
  // The edge may contain answers from before changes that no BFF received, and pages that name files of another release.
  purger?.addEverything();

  const contexts = new RequestContexts(domains, sessions, {
    draft,
    trust,
    isPublicHttps,
    includeSubDomains,
  });
  const visitReads = new VisitReads(bus, {
    cache: caches.parts,
    missing: caches.missing,
    singleFlight: new SingleFlight(),
  });
  const visitLoader = new VisitLoader(visitReads, draft, maps?.script);
  const pages = new PageCache({
    cache: caches.pages,
    missing: caches.missingPages,
    singleFlight: new SingleFlight(),
    queue: new BoundedQueue({ atOnce: 16, waiting: 512 }),
    load: (url, site) => visitLoader.load(url, visitorContext(site, '')),
    render: (loaded, variant, site) => renderResponse(loaded, variant, site, { bundle, draft, includeSubDomains }),
    now,
    log,
  });
  const stopObserving = observePageCache(pages, caches.pages);
  const intervalMs = config.statisticsIntervalMs ?? STATISTICS_INTERVAL_MS;
  const statistics = new PageStatistics({ bus, loader: visitLoader, intervalMs, now, log });
  const replicas = new Replicas(nats, log, now);
  const replicaReader = new ReplicaReader({ domains, pages, visitReads, purger });
  const closing = new AbortController();
  const warming = { isDone: false };
  const topic = recentAddressesTopic(draft);
  const warmed = warmPages({ topic, replicas, domains, pages, log, now, signal: closing.signal }).then(() => {
    warming.isDone = true;
    if (!closing.signal.aborted) replicas.answer(topic, ({ max }) => pages.recentAddresses(max));
  });
  replicas.answer(readingTopic, (question) => replicaReader.read(question));
  await replicas.start();
  const gateway = new Gateway(bus, contexts, {
    draft,
    trust,
    revise: (call, answer, context) => omitCoveredInAnswer(visitReads.start(context), call, answer),
  });
  const uploads = new Uploads({
    gateway,
    files,
    refused: new RefusedUploads({ gateway, log, now: () => new Date() }),
    log,
    idleMs: config.uploadIdleMs ?? UPLOAD_IDLE_MS,
  });
  const media = new MediaFiles({
    cache: caches.media,
    singleFlight: new SingleFlight(),
    // The queue is long, because the media service schedules renditions fairly and must see all requests.
    queue: new BoundedQueue({ atOnce: 512, waiting: 512 }),
    files,
    bus,
    findShareCard: createShareCardFinder(visitLoader, bundle),
    edge: sharing && edge,
  });
  const readiness = () => ({
    // All replicas share NATS, so an outage of NATS must not remove them from the load balancer: they still serve cached pages.
    ready: warming.isDone,
    nats: nats.connected ? 'connected' : 'away',
    cache: eventHealth.level,
  });
  const front = createCacheFront({ files: siteFiles, pages, media, contexts, draft, sharing, readiness });
  const parts: BffDependencies = {
    gateway,
    uploads,
    files,
    siteFiles,
    archives: new ArchiveTransfers({ gateway, uploads, files, log }),
    contexts,
    sessions,
    visitReads,
    visitLoader,
    pages,
    statistics,
    beaconLimits: new BeaconLimits(now),
    receipts: new Receipts({
      bus,
      draft,
      edge,
      baseUrl,
      ask: (question, timeoutMs) => replicas.ask(readingTopic, question, timeoutMs),
      now,
    }),
    receiptLimit: new MinuteLimit({ perMinute: config.receiptsPerMinute ?? 120, maxKeys: 10_000, now }),
    versionLimits: new VersionLimits(now),
    linkChecker: new LinkChecker(config.linkNetwork ?? null),
    linkCheckLimits: new LinkCheckLimits(now),
    pictureImport: new PictureImport({ uploads, network: config.linkNetwork ?? null, now }),
    media,
    bundle,
    log,
    maps,
    sharing,
    isHiddenFromRobots: draft || config.disableRobots === true,
  };
  const { url, stop } = await serve({ ...config, parts, front, trust });
  return {
    url,
    async close() {
      closing.abort();
      await warmed;
      stopObserving();
      await stop();
      await statistics.close();
      await replicas.stop();
      await subscription.events?.stop();
      await purger?.close();
      await nats.close();
    },
  };
}
