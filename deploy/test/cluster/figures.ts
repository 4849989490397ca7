export interface Figures {
  startedAt: number;
  /** Milliseconds of each page view. */
  views: number[];
  failedViews: string[];
  /** Milliseconds until a save was acknowledged, with its retries. */
  saves: number[];
  /** Attempts that the editor's client repeats. */
  retries: string[];
  publishes: number;
  /** Saves and publishes whose failure the editor shows. */
  failedWrites: string[];
}

export const createFigures = (): Figures => ({
  startedAt: performance.now(),
  views: [],
  failedViews: [],
  saves: [],
  retries: [],
  publishes: 0,
  failedWrites: [],
});

export function describeFigures(drill: string, figures: Figures): string {
  const { views, failedViews, saves, retries, publishes, failedWrites } = figures;
  const seconds = (performance.now() - figures.startedAt) / 1000;
  return [
    `${drill}: ${seconds.toFixed(0)} s`,
    `${views.length} views (${failedViews.length} failed, ${times(views)})`,
    `${saves.length} saves and ${publishes} publishes (${failedWrites.length} failed, ${retries.length} retries, ${times(saves)})`,
  ].join(', ');
}

function times(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, max ${at(1)} ms`;
}

/** How often each reason occurs, by its beginning. */
export function countEach(reasons: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const reason of reasons.map((text) => text.slice(0, 160))) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}
