import { BYTE_ORDER_MARK, localSeparator, type Separator, toCsv } from '../../../../proto/csv.ts';
import { common, messages } from '../messages/messages.ts';
import type { PlannedPage } from './plan.ts';
import type { ImportedPage } from './run-import.ts';

const t = messages.movingIn;

export interface ReportRow {
  key: string;
  title: string;
  oldAddress: string;
  slug: string;
  state: keyof typeof t.states;
  notes: readonly string[];
}

/** Lists every article, with its outcome if it was imported. */
export const toReport = (planned: readonly PlannedPage[], imported: readonly ImportedPage[]): ReportRow[] => {
  const outcomes = new Map(imported.map((page) => [page.planned, page]));
  return planned.map((page) => {
    const { article, slug, state, notes } = page;
    const outcome = outcomes.get(page);
    return {
      key: article.key,
      title: article.title || article.path,
      oldAddress: article.address,
      slug: outcome?.slug ?? slug,
      state: outcome?.state ?? state,
      notes: [...new Set([...notes, ...(outcome?.notes ?? [])])],
    };
  });
};

/** Each note is a record, so that a spreadsheet can filter them. */
export function toReportFile(
  rows: readonly ReportRow[],
  fileNotes: readonly string[],
  separator: Separator = localSeparator(),
): string {
  return (
    BYTE_ORDER_MARK +
    toCsv(
      [
        [common.templates.article.label, t.oldAddress, common.address, messages.pages.status, t.doesNotFit],
        ...fileNotes.map((note) => [t.ofFiles, '', '', '', note]),
        ...rows.flatMap((row) =>
          (row.notes.length > 0 ? row.notes : ['']).map((note) => [
            row.title,
            row.oldAddress,
            `/${row.slug}`,
            t.states[row.state],
            note,
          ]),
        ),
      ],
      separator,
    )
  );
}
