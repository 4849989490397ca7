import { contentSections, type Page } from '../../proto/entities/page.ts';

/** Whether a job of the page is open today and will not be on some day: the page is told differently then. */
export const closesLater = (page: Page | null, today: string): boolean =>
  contentSections.some((section) => daysIn(page?.[section]).some((day) => day >= today));

/** The last days of all jobs, at any depth; what stands there was checked by nobody. */
function daysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { closes } = value as { closes?: unknown };
  const inside = Object.values(value).flatMap(daysIn);
  return typeof closes === 'string' && /^\d{4}-\d\d-\d\d/.test(closes) ? [closes.slice(0, 10), ...inside] : inside;
}
