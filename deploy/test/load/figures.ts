export interface Figures {
  startedAt: number;
  /** Time of each page view, in milliseconds. */
  views: number[];
  failedViews: string[];
  /** Time until a save was acknowledged, including its retries, in milliseconds. */
  saves: number[];
  /** Failed attempts to save that the editor repeats automatically. */
  retries: string[];
  publishes: number;
  /** Failed publishes that a person must repeat, because the site was unreachable. */
  repeatedPublishes: string[];
  /** Failed saves and publishes that the editor reports and that are not repeated. */
  failedWrites: string[];
}

export const createFigures = (): Figures => ({
  startedAt: performance.now(),
  views: [],
  failedViews: [],
  saves: [],
  retries: [],
  publishes: 0,
  repeatedPublishes: [],
  failedWrites: [],
});

export function describeFigures(drill: string, figures: Figures): string {
  const { views, failedViews, saves, retries, publishes, repeatedPublishes, failedWrites } = figures;
  const seconds = (performance.now() - figures.startedAt) / 1000;
  const causes = [
    ...[...countEach(retries)].map(([reason, count]) => `  ${count} saves retried: ${reason}`),
    ...[...countEach(repeatedPublishes)].map(([reason, count]) => `  ${count} publishes repeated: ${reason}`),
    ...[...countEach([...failedViews, ...failedWrites])].map(([reason, count]) => `  ${count} failed: ${reason}`),
  ];
  return [
    [
      `${drill}: ${seconds.toFixed(0)} s`,
      `${views.length} views (${failedViews.length} failed, ${times(views)})`,
      `${saves.length} saves (${failedWrites.length} failed, ${retries.length} retries, ${times(saves)})`,
      `${publishes} publishes (${repeatedPublishes.length} repeated)`,
    ].join(', '),
    ...causes,
  ].join('\n');
}

function times(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, max ${at(1)} ms`;
}

/** Counts the reasons, grouped by their first words. */
function countEach(reasons: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const reason of reasons.map((text) => text.slice(0, 160))) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}
