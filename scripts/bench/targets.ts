export interface Target {
  figure: string;
  unit: 'x' | 's' | 'ms' | 'per s' | 'MB' | 'kB' | 'points' | '';
  atMost?: number;
  atLeast?: number;
  /** Why the figure currently misses its target. */
  reason?: string;
}

/** Targets for a quiet machine with two cores. The unit "x" is relative to another value of the same run. */
export const targets = {
  cachedPage: { figure: 'Cached page, of a bare node:http server', unit: 'x', atLeast: 0.9 },
  notModified: {
    figure: 'Cached page not modified (304), of a bare server',
    unit: 'x',
    atLeast: 0.9,
    reason:
      'Finding the domain and the page counts in such a short response. The bare server itself differs by a fifth between runs.',
  },
  missingPage: { figure: 'Missing page (404), of a bare server', unit: 'x', atLeast: 0.9 },
  cachedPicture: { figure: 'Cached picture, of a bare server', unit: 'x', atLeast: 0.8 },
  publishP50: {
    figure: 'Publish to visible on every replica, p50',
    unit: 'ms',
    atMost: 12,
    reason:
      'Work of one core, because services and both replicas share a process here: about 15 ms for the publish and what four services do about it, 8 ms for each replica.',
  },
  publishP95: {
    figure: 'Publish to visible on every replica, p95',
    unit: 'ms',
    atMost: 25,
    reason: 'The same, and garbage collections of 2 to 4 ms.',
  },
  publishReadP95: {
    figure: 'The same with 16 readers, p95',
    unit: 'ms',
    atMost: 60,
    reason: 'The readers are answered in the same process as well.',
  },
  receiptP95: { figure: 'Publish to verified receipt under load, p95', unit: 'ms', atMost: 2000 },
  receiptFalseTicks: { figure: 'False ticks of receipts', unit: '', atMost: 0 },
  saveP50: {
    figure: 'Save, p50',
    unit: 'ms',
    atMost: 6,
    reason:
      'Work of one core: the page is parsed in the BFF and in the service, and validated as a call and again before it is stored.',
  },
  saveP95: {
    figure: 'Save, p95',
    unit: 'ms',
    atMost: 12,
    reason: 'The same, one sync of the disk, and what the services still do about the publish before it.',
  },
  savedEvent: {
    figure: 'Event of a saved page, median of the demo',
    unit: 'kB',
    atMost: 2,
    reason: 'Instances of release 0.1.0 read whole pages. The next line is the size after the next release.',
  },
  savedEventLater: { figure: 'The same without deprecated fields', unit: 'kB', atMost: 2 },
  renderedPages: {
    figure: 'Pages rendered without cache, on one core',
    unit: 'per s',
    atLeast: 1000,
    reason:
      'Header and footer are shared; React renders the blocks, and head, structured data and JSON are written each time.',
  },
  loadedPage: {
    figure: 'Page loaded from its service, of its rendering',
    unit: 'x',
    atMost: 1.5,
    reason: 'A call over two sockets and through Nest takes almost as long as rendering.',
  },
  searchP95: { figure: 'Search, 10,000 pages, p95', unit: 'ms', atMost: 20 },
  searchRate: {
    figure: 'Searches with 16 connections, 10,000 pages',
    unit: 'per s',
    atLeast: 1000,
    reason: 'Caller and service share one core, and each search is matched and ranked.',
  },
  typingP95: { figure: 'Work of a key in a page of 400 blocks, p95', unit: 'ms', atMost: 16 },
  blockActP95: { figure: 'Duplicate, move or remove one of 400 blocks, p95', unit: 'ms', atMost: 100 },
  editorOpen: { figure: 'Opening the editor', unit: 'ms', atMost: 1000 },
  dashboardRows: { figure: 'First rows of the dashboard, 10,000 pages', unit: 'ms', atMost: 100 },
  importedPosts: { figure: 'Import of 1,000 articles without pictures, with redirects', unit: 's', atMost: 60 },
  memoryAtStart: { figure: 'Memory of the whole site after start', unit: 'MB', atMost: 300 },
  memoryUnderLoad: { figure: 'Memory after 1,000,000 mixed requests', unit: 'MB', atMost: 450 },
  memoryGrowth: { figure: 'Memory after the last tenth of them, of half of them', unit: 'x', atMost: 1.05 },
  layoutShift: { figure: 'Cumulative layout shift, worst of 5', unit: '', atMost: 0.01 },
  largestPaint: {
    figure: 'Largest contentful paint on a phone, worst of 5',
    unit: 'ms',
    atMost: 1800,
    reason: 'Within 5 percent: the photograph of 33 kB shares the connection with fonts of 57 kB.',
  },
  performance: { figure: 'Lighthouse performance, worst of 5', unit: 'points', atLeast: 99 },
  accessibility: { figure: 'Lighthouse accessibility, worst of 5', unit: 'points', atLeast: 100 },
  bestPractices: { figure: 'Lighthouse best practices, worst of 5', unit: 'points', atLeast: 100 },
  seo: { figure: 'Lighthouse SEO, worst of 5', unit: 'points', atLeast: 100 },
} satisfies Record<string, Target>;

export type TargetName = keyof typeof targets;
