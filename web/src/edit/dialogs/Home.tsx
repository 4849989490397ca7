import type { ReactNode } from 'react';
import { api } from '../../api.ts';
import { describeUse, type Use } from '../confirm/uses.ts';
import { openPanel } from '../core/panel-actions.ts';
import { refusalAnywhere } from '../core/permissions.ts';
import type { Editor } from '../core/editor.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { isDead } from '../links/is-dead.ts';
import { common, messages } from '../messages/messages.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { formatDateTime } from '../ui/format-date-time.ts';
import { type CallState, useCall, useResult } from '../ui/use-call.ts';
import type { ScreenProps } from './places.ts';
import { BulkActs } from './BulkActs.tsx';
import { Unpublished } from './Unpublished.tsx';
import * as styles from './Home.module.css';

const t = messages.dialogs.workspace.home;
const ROWS = 5;

interface Line {
  key: string;
  text: string;
  detail: string;
  open: () => void;
}

export function Home({ leaveTo, onClose }: ScreenProps) {
  const editor = useEditor();
  const now = useEditorState();
  return (
    <>
      <section className={styles.part} aria-label={t.unpublished}>
        <h4>{t.unpublished}</h4>
        <Unpublished leaveTo={leaveTo} onClose={onClose} />
      </section>
      <BulkActs />
      <div className={styles.home}>
        {!refusalAnywhere(now, 'pages.edit') && <DeadLinks leaveTo={leaveTo} />}
        {!refusalAnywhere(now, 'leads') && <LatestLeads editor={editor} />}
        {!refusalAnywhere(now, 'siteSettings') && <MissedSearches editor={editor} />}
      </div>
    </>
  );
}

function DeadLinks({ leaveTo }: Pick<ScreenProps, 'leaveTo'>) {
  const editor = useEditor();
  const domainId = useEditorState().visit?.domainId ?? '';
  const call = useResult(domainId, (signal) => findDeadLinks(domainId, signal));
  const lines = (call.data ?? []).slice(0, ROWS).map(({ path, count, use }) => ({
    key: `${path} ${use.parentId}`,
    text: describeUse(use),
    detail: t.deadLink({ path, count }),
    open: () => (use.slug ? leaveTo(use.slug) : openPanel(editor, { kind: 'dashboard', tab: 'navigation' })),
  }));
  return <Part title={t.deadLinks} call={call} total={call.data?.length} lines={lines} none={t.noDeadLinks} />;
}

/** Returns where this site links to addresses at which visitors found no page, and at which there still is none. */
async function findDeadLinks(domainId: string, signal: AbortSignal) {
  const { missing } = await api('GET /statistics/summary', {}, { signal });
  const found = await Promise.all(
    missing.map(async ({ path, count }) => {
      const uses: Use[] = await api('GET /dependencies/checkDependencies', { type: 'link', url: path }, { signal });
      const shown = uses.filter(({ hidden }) => !hidden);
      return shown.length > 0 && (await isDead(path, domainId, signal))
        ? shown.map((use) => ({ path, count, use }))
        : [];
    }),
  );
  return found.flat();
}

function LatestLeads({ editor }: { editor: Editor }) {
  const call = useCall('GET /leads/listLeads', { limit: ROWS });
  const open = () => openPanel(editor, { kind: 'dashboard', tab: 'leads' });
  const lines = (call.data?.leads ?? []).map(({ _id, values, form, createdAt }) => ({
    key: _id,
    text: values[0]?.value || form.title,
    detail: [form.title, formatDateTime(createdAt)].filter(Boolean).join(', '),
    open,
  }));
  const total = call.data?.forms.reduce((sum, { count }) => sum + count, 0);
  return <Part title={messages.leads.title} call={call} total={total} lines={lines} none={messages.leads.none} />;
}

function MissedSearches({ editor }: { editor: Editor }) {
  const call = useCall('GET /search/listMissed', {});
  const open = () => openPanel(editor, { kind: 'dialog', name: 'site-settings', tab: 'search' });
  const searches = call.data?.searches ?? [];
  const lines = searches
    .slice(0, ROWS)
    .map(({ _id, q, count }) => ({ key: _id, text: q, detail: t.searches(count), open }));
  return (
    <Part
      title={common.missedSearches}
      call={call}
      total={call.data && searches.length}
      lines={lines}
      none={messages.siteSettings.search.noneMissed}
    />
  );
}

interface PartProps {
  title: string;
  call: CallState<unknown>;
  total: number | null | undefined;
  lines: readonly Line[];
  none: string;
}

function Part({ title, call, total, lines, none }: PartProps): ReactNode {
  return (
    <section className={styles.part} aria-label={title}>
      <h4>
        {title} {total ? <span className={styles.count}>{total}</span> : null}
      </h4>
      <ErrorMessage>{call.error}</ErrorMessage>
      {lines.length === 0 && !call.error && <p className={styles.none}>{call.data ? none : common.loading}</p>}
      <ul>
        {lines.map(({ key, text, detail, open }) => (
          <li key={key}>
            <button type="button" onClick={open}>
              <span>{text}</span>
              <span className={styles.none}>{detail}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
