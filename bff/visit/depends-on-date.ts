import { walkValues } from '../../proto/blocks/walk-content.ts';
import { contentSections, type Page } from '../../proto/entities/page.ts';
import { oncePerObject } from '../../services/kit/once-per-object.ts';

export const dependsOnDate = (page: Page | null, today: string): boolean =>
  contentSections.some((section) => findClosingDates(page?.[section]).some((day) => day >= today));

const findClosingDates = oncePerObject((part: unknown): string[] =>
  [...walkValues(part)].flatMap(({ type, value }) =>
    type.kind === 'date' && type.shownUntil && typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
      ? [value.slice(0, 10)]
      : [],
  ),
);
