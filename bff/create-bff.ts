import 'reflect-metadata';
import { join } from 'node:path';
import { connectNats } from '../services/kit/bus/connect-nats.ts';
import { NatsBus } from '../services/kit/bus/nats-bus.ts';
import { tail, type Tail } from '../services/kit/bus/tail.ts';
import { openFiles } from '../services/kit/files/open-files.ts';
import { log as root } from '../services/kit/log/log.ts';
import { loadSiteFiles } from './assets/site-files.ts';
import type { BffConfig } from './bff-config.ts';
import type { BffParts } from './bff.module.ts';
import { frontOf } from './front.ts';
import { Gateway } from './gateway/gateway.ts';
import { Uploads } from './gateway/uploads.ts';
import { MediaFiles } from './media/media-files.ts';
import type { ReadyFile } from './media/ready-file.ts';
import { on } from './page-cache/dependencies.ts';
import { DependentCache } from './page-cache/dependent-cache.ts';
import { eachDay } from './page-cache/each-day.ts';
import { hear, missSomething, type Kept } from './page-cache/kept.ts';
import { sizeOfKept, type KeptVisit } from './page-cache/kept-visit.ts';
import { LivePages } from './page-cache/live-pages.ts';
import { OnceAtATime } from './page-cache/once-at-a-time.ts';
import { ShortQueue } from '../services/kit/short-queue.ts';
import { trustIn } from './page-cache/trust.ts';
import { makeAnswer } from './render/make-answer.ts';
import { loadSiteBundle } from './render/site-bundle.ts';
import { serve } from './serve.ts';
import { visitorAt } from './session/asker.ts';
import { Askers } from './session/askers.ts';
import { Places } from './session/places.ts';
import { circuitBus } from './session/circuit-bus.ts';
import { readyBus } from './session/ready-bus.ts';
import { proxyTrustFrom, trustNobody } from './session/proxy-trust.ts';
import { Sessions } from './session/sessions.ts';
import { Readings } from './visit/readings.ts';
import { VisitLoader } from './visit/visit-loader.ts';

export interface Bff {
  url: string;
  close(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;
const UPLOAD_IDLE_MS = 30_000;

/** The one HTTP door: connects to NATS, reads the built site and listens. */
export async function createBff(config: BffConfig): Promise<Bff> {
  const { draft, baseUrl, siteDir, maps = null } = config;
  const trust = proxyTrustFrom(config.trustProxy);
  const isPublicHttps = new URL(baseUrl).protocol === 'https:';
  const log = root.child({ service: 'bff' });
  if (isPublicHttps && trust === trustNobody)
    log.warn(
      `BASE_URL is ${baseUrl} and TRUST_PROXY is not set: every visitor behind a proxy counts as one in the limits on sign-ins, and other host names are not told apart if the proxy changes Host`,
    );
  const files = openFiles(config.filesUrl);
  const [nats, bundle, siteFiles] = await Promise.all([
    connectNats(config.natsUrl, 'bff', config.natsCredentials),
    loadSiteBundle(siteDir, log),
    loadSiteFiles(join(siteDir, 'client')),
  ]);
  const hearing: { events?: Tail } = {};
  const cacheTrust = trustIn(
    () => nats.connected,
    () => hearing.events?.live ?? false,
  );
  const now = Date.now;
  const bus = circuitBus(readyBus(new NatsBus(nats), () => nats.connected));
  const kept: Kept = {
    pages: new DependentCache<KeptVisit>({
      maxEntries: 20_000,
      maxBytes: config.cacheBytes ?? 256 * MEGABYTE,
      sizeOf: sizeOfKept,
      trust: cacheTrust,
      now,
    }),
    parts: new DependentCache<unknown>({
      maxEntries: 5000,
      maxBytes: 64 * MEGABYTE,
      sizeOf: (value) => (value instanceof Map ? value.size * 200 : (JSON.stringify(value)?.length ?? 1)),
      trust: cacheTrust,
      now,
    }),
    media: new DependentCache<ReadyFile>({
      maxEntries: 20_000,
      maxBytes: 64 * MEGABYTE,
      sizeOf: ({ body }) => (body?.length ?? 0) + 1000,
      trust: cacheTrust,
      now,
    }),
    places: new Places({ bus, baseUrl, now }),
    sessions: new Sessions(bus),
  };
  hearing.events = await tail(
    nats,
    log,
    (subject, envelope) => hear(kept, subject, envelope),
    () => missSomething(kept),
  );
  nats.onReturn(() => missSomething(kept));
  const endDays = eachDay(() => kept.pages.spoil(on.day()));

  const askers = new Askers(kept.places, kept.sessions, { draft, trust, isPublicHttps });
  const readings = new Readings(bus, { cache: kept.parts, once: new OnceAtATime() });
  const loader = new VisitLoader(readings, draft, maps?.script);
  const pages = new LivePages({
    cache: kept.pages,
    once: new OnceAtATime(),
    queue: new ShortQueue({ atOnce: 16, waiting: 512 }),
    load: (url, place) => loader.load(url, visitorAt(place, '')),
    make: (loaded, variant, place) => makeAnswer(loaded, variant, place, { bundle, draft }),
    now,
    log,
  });
  const gateway = new Gateway(bus, askers, { draft, trust });
  const uploads = new Uploads({ gateway, files, log, idleMs: config.uploadIdleMs ?? UPLOAD_IDLE_MS });
  const media = new MediaFiles({
    cache: kept.media,
    once: new OnceAtATime(),
    // The media service decides whose picture is made next, so it has to see them all.
    queue: new ShortQueue({ atOnce: 512, waiting: 512 }),
    files,
    bus,
  });
  const readiness = () => ({
    ready: nats.connected,
    nats: nats.connected ? 'connected' : 'away',
    cache: cacheTrust.level,
  });
  const front = frontOf({ files: siteFiles, pages, media, askers, draft, readiness });
  const parts: BffParts = {
    gateway,
    uploads,
    askers,
    sessions: kept.sessions,
    readings,
    loader,
    pages,
    media,
    bundle,
    log,
    maps,
    isHiddenFromRobots: draft || config.disableRobots === true,
  };
  const { port, host, requestTimeoutMs } = config;
  const { url, stop } = await serve({ parts, front, port, host, trust, requestTimeoutMs });
  return {
    url,
    async close() {
      endDays();
      await stop();
      await hearing.events?.stop();
      await nats.close();
    },
  };
}
