import { openComparison } from '../core/comparison-actions.ts';
import type { Comparison, Version } from '../core/comparison.ts';
import { useEditor } from '../core/use-editor.ts';
import type { RevisionRow } from '../history/calls.ts';
import type { KindName } from '../history/document-kinds.ts';
import { getDocumentKind } from '../history/document-kinds.ts';
import { Select } from '../ui/Select.tsx';
import { formatDateTime } from '../ui/format-date-time.ts';
import { messages } from '../messages/messages.ts';
import { sideNames } from './mark-changes.ts';

const t = messages.compare;

interface VersionChoiceProps {
  comparison: Comparison;
  rows: readonly RevisionRow[] | null;
  side: 'before' | 'after';
}

export function VersionChoice({ comparison, rows, side }: VersionChoiceProps) {
  const editor = useEditor();
  const { before, after, ...document } = comparison;
  const chosen = comparison[side];
  const kind = document.kind as KindName;
  const revisions = (rows ?? []).map(({ revision, by, at }) => ({
    value: String(revision),
    text: t.versionAt({ version: revision, by: by.username, at: formatDateTime(at) }),
  }));
  const isListed = typeof chosen === 'string' || revisions.some(({ value }) => value === String(chosen));
  const options = [
    ...(getDocumentKind(kind).isLive ? [] : [{ value: 'live', text: t.version('live') }]),
    { value: 'draft', text: t.version('draft') },
    ...(isListed ? [] : [{ value: String(chosen), text: t.version(chosen) }]),
    ...revisions,
  ];
  return (
    <Select
      label={sideNames[side]}
      value={String(chosen)}
      options={options}
      onChange={(value) => openComparison(editor, { before, after, document, [side]: toVersion(value) })}
    />
  );
}

const toVersion = (value: string): Version => (value === 'live' || value === 'draft' ? value : Number(value));
