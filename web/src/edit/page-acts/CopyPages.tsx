import { useState } from 'react';
import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import { showLeftLinks } from '../core/card-actions.ts';
import type { Editor } from '../core/editor.ts';
import type { LeftLinks } from '../core/left-links.ts';
import { closePanel } from '../core/panel-actions.ts';
import { showError } from '../core/toast-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { common, messages } from '../messages/messages.ts';
import { Toggle } from '../ui/Toggle.tsx';
import { ActDialog, type ActProps } from './ActDialog.tsx';
import { copyTask } from './copy-task.ts';
import type { Outcome } from './task.ts';
import { nameOfPage } from './to-listed-page.ts';
import { useTargetRegions } from './use-target-regions.ts';
import * as actStyles from './page-acts.module.css';

const t = messages.pageActs.copy;

interface CopyPagesProps extends ActProps {
  rows: readonly ListedPage[];
  /** Absent where a single copy is opened at once. */
  onOpen?: (slug: string) => void;
}

export function CopyPages({ rows, onOpen, ...props }: CopyPagesProps) {
  const editor = useEditor();
  const targets = useTargetRegions(rows);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const regions = targets.filter(({ value }) => chosen.includes(value));
  const toggle = (value: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <ActDialog
      {...props}
      onChanged={(outcomes) => {
        props.onChanged(outcomes);
        reportLeftLinks(editor, outcomes);
      }}
      title={t.title}
      yes={common.copy}
      tasks={rows.flatMap((row) =>
        regions.map(({ regionId, text }) =>
          copyTask(editor, row, { regionId }, t.into({ name: nameOfPage(row), region: text })),
        ),
      )}
      missing={regions.length > 0 ? undefined : t.missing}
      consequences={
        regions.length > 0
          ? [t.copies({ pages: rows.length, regions: regions.length }), t.drafts, t.addresses, t.links]
          : []
      }
      done={() =>
        t.done({
          title: rows[0]!.title || `/${rows[0]!.slug}`,
          pages: rows.length,
          regions: regions.map(({ regionId, text }) => (regionId === null ? t.noRegion : text)),
        })
      }
      next={([copy, ...others]) => {
        const slug = others.length === 0 ? copy?.page?.slug : undefined;
        return slug !== undefined && onOpen ? { label: t.open, run: () => onOpen(slug) } : undefined;
      }}
    >
      <fieldset className={actStyles.regions}>
        <legend>{common.regions}</legend>
        {targets.map(({ value, text }) => (
          <Toggle key={value} label={text} value={chosen.includes(value)} onChange={(isOn) => toggle(value, isOn)} />
        ))}
      </fieldset>
    </ActDialog>
  );
}

/** Adds a toast while a dialog is open, because the card is behind it. */
function reportLeftLinks(editor: Editor, outcomes: readonly Outcome[]): void {
  const deleted = new Set(outcomes.map((outcome) => outcome.deleted));
  const found = [
    ...(editor.state.leftLinks as readonly LeftLinks[]).filter(({ pageId }) => !deleted.has(pageId)),
    ...outcomes.flatMap(({ leftLinks }) => leftLinks ?? []),
  ];
  showLeftLinks(editor, found);
  const isNew = outcomes.some(({ leftLinks }) => leftLinks);
  if (isNew && editor.state.dashboardVisible)
    showError(editor, t.leftLinks.title(found), { label: t.leftLinks.show, run: () => closePanel(editor) });
}
