import { Counter, Histogram, Observable } from './metric.ts';

/** Bucket limits in seconds. They are high, because the effect of an event may take long after an outage. */
const DELAYS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** Names follow the semantic conventions of OpenTelemetry where these have one; the others begin with `site.`. */
export const metrics = {
  httpDuration: new Histogram({
    name: 'http.server.request.duration',
    unit: 's',
    description:
      'Time to answer an HTTP request. Pages have the route /*, unknown routes `unmatched`; pages, saves and publishes have the name of their domain',
    attributes: ['http.request.method', 'http.route', 'http.response.status_code', 'site.domain'],
  }),
  callDuration: new Histogram({
    name: 'rpc.server.call.duration',
    unit: 's',
    description: 'Time in which a service answers a call, by the code of its answer: ok, a refusal, or internal',
    attributes: ['rpc.method', 'rpc.response.status_code'],
  }),
  serverDuration: new Histogram({
    name: 'site.server.duration',
    unit: 's',
    description: 'Time of a request to MongoDB, S3, Typesense or the mail server, by its outcome: ok or error',
    attributes: ['site.server', 'site.operation', 'site.outcome'],
  }),
  renderDuration: new Histogram({
    name: 'site.render.duration',
    unit: 's',
    description: 'Time to render a page as HTML, on the main thread or on a worker thread',
    attributes: ['site.render.thread'],
  }),
  pageCacheRequests: new Observable('counter', {
    name: 'site.page_cache.requests',
    unit: '{request}',
    description: 'Requests of visitors for a page: hit, miss, or stale if a cached page had to be rendered again',
    attributes: ['site.page_cache.result'],
  }),
  pageCacheEntries: new Observable('gauge', {
    name: 'site.page_cache.entries',
    unit: '{page}',
    description: 'Pages in the cache',
    attributes: [],
  }),
  pageCacheAge: new Observable('gauge', {
    name: 'site.page_cache.entry.age',
    unit: 's',
    description: 'Time since the cached pages were rendered: the mean and the maximum',
    attributes: ['site.statistic'],
  }),
  invalidationDelay: new Histogram(
    {
      name: 'site.cache.invalidation.delay',
      unit: 's',
      description: 'Time from a change until the BFF has invalidated what shows it, by event',
      attributes: ['messaging.destination.name'],
    },
    DELAYS,
  ),
  edgePurgeAge: new Observable('gauge', {
    name: 'site.edge.purge.age',
    unit: 's',
    description: 'Time for which the cache in front of the BFFs has not accepted a purge; 0 if it accepts them',
    attributes: [],
  }),
  receiptDuration: new Histogram({
    name: 'site.receipt.duration',
    unit: 's',
    description: 'Time to verify what visitors get after a publish, by its outcome: ok, or error if something was not',
    attributes: ['site.outcome'],
  }),
  receiptFailures: new Counter({
    name: 'site.receipt.failures',
    unit: '{surface}',
    description:
      'What a receipt could not verify within 5 seconds: page, listing, navigation, sitemap, search, servers',
    attributes: ['site.receipt.surface'],
  }),
  natsConnected: new Observable('gauge', {
    name: 'site.nats.connected',
    unit: '{connection}',
    description: '1 while the connection of a service or of the BFF to NATS is open, otherwise 0',
    attributes: ['site.service'],
  }),
  storeAvailable: new Observable('gauge', {
    name: 'site.store.available',
    unit: '{store}',
    description: '1 while the store of a service answers, otherwise 0; then this instance receives no calls',
    attributes: ['site.service'],
  }),
  callsOpen: new Observable('gauge', {
    name: 'site.calls.open',
    unit: '{call}',
    description: 'Calls that a service works on, and calls that wait because it works on as many as it may',
    attributes: ['site.service', 'site.call.state'],
  }),
  callsRefused: new Observable('counter', {
    name: 'site.calls.refused',
    unit: '{call}',
    description: 'Calls that a service refused because too many were waiting, or because they had waited too long',
    attributes: ['site.service'],
  }),
  outboxAge: new Observable('gauge', {
    name: 'site.outbox.oldest.age',
    unit: 's',
    description: 'Age of the oldest event that waits to be published; 0 if none waits',
    attributes: ['site.service'],
  }),
  streamUsed: new Observable('gauge', {
    name: 'site.stream.used',
    unit: '1',
    description: 'Share of the size limit of a stream that its messages use; a full stream refuses further ones',
    attributes: ['site.stream'],
  }),
  consumerPending: new Observable('gauge', {
    name: 'site.consumer.pending',
    unit: '{event}',
    description: 'Events that a consumer has not handled yet',
    attributes: ['messaging.consumer.group.name'],
  }),
  consumerDelay: new Histogram(
    {
      name: 'site.consumer.delay',
      unit: 's',
      description:
        'Time from a change until a consumer has handled its event; that of search is the age of search results',
      attributes: ['messaging.consumer.group.name', 'messaging.destination.name'],
    },
    DELAYS,
  ),
  processDuration: new Histogram({
    name: 'messaging.process.duration',
    unit: 's',
    description: 'Time in which a consumer handles an event, or fails to',
    attributes: ['messaging.consumer.group.name', 'messaging.destination.name', 'site.outcome'],
  }),
  redeliveries: new Counter({
    name: 'site.consumer.redeliveries',
    unit: '{delivery}',
    description: 'Deliveries of an event after its first',
    attributes: ['messaging.consumer.group.name'],
  }),
  deadLetters: new Counter({
    name: 'site.consumer.dead_letters',
    unit: '{event}',
    description: 'Events that were moved to the dead letters',
    attributes: ['messaging.consumer.group.name'],
  }),
  consumerGaps: new Counter({
    name: 'site.consumer.gap',
    unit: '{gap}',
    description: 'How often the stream had deleted messages before a consumer could receive them',
    attributes: ['messaging.consumer.group.name'],
  }),
  leadDeliveries: new Counter({
    name: 'site.lead.deliveries',
    unit: '{attempt}',
    description: 'Attempts to deliver a lead by mail or to the webhook, by their outcome: ok or error',
    attributes: ['site.lead.channel', 'site.outcome'],
  }),
  backupDuration: new Histogram(
    {
      name: 'site.backup.duration',
      unit: 's',
      description: 'Time of a backup of MongoDB and files, by its outcome: ok or error',
      attributes: ['site.outcome'],
    },
    [1, 10, 60, 300, 1800, 7200],
  ),
  restoreDuration: new Histogram(
    {
      name: 'site.restore.duration',
      unit: 's',
      description: 'Time of a restore of MongoDB and files, by its outcome: ok or error',
      attributes: ['site.outcome'],
    },
    [1, 10, 60, 300, 1800, 7200],
  ),
  eventLoopDelayP99: new Observable('gauge', {
    name: 'nodejs.eventloop.delay.p99',
    unit: 's',
    description: '99th percentile of the delay of the event loop since the previous export',
    attributes: [],
  }),
  eventLoopDelayMax: new Observable('gauge', {
    name: 'nodejs.eventloop.delay.max',
    unit: 's',
    description: 'Longest delay of the event loop since the previous export',
    attributes: [],
  }),
  eventLoopUtilization: new Observable('gauge', {
    name: 'nodejs.eventloop.utilization',
    unit: '1',
    description: 'Share of time in which the event loop was busy since the previous export',
    attributes: [],
  }),
} as const;
