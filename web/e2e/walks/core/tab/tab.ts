import { clock, gate } from './window.ts';
import type { Page } from '../../../../../proto/entities/page.ts';
import { redo, undo } from '../../../../src/edit/core/actions.ts';
import { hideConflicts } from '../../../../src/edit/core/conflict-actions.ts';
import type { Conflict, Decision } from '../../../../src/edit/core/conflict.ts';
import { createEditor } from '../../../../src/edit/core/editor.ts';
import { closePagePanel } from '../../../../src/edit/core/panel-actions.ts';
import { getSession, setSession } from '../../../../src/edit/core/session-actions.ts';
import { hideSignIn } from '../../../../src/edit/core/session-status-actions.ts';
import { publishUnchecked } from '../../../../src/edit/publishing/commands.ts';
import * as saving from '../../../../src/edit/saving/commands.ts';
import { openJournal } from '../../../../src/edit/saving/journal.ts';
import { deviceJournal } from '../../../../src/edit/saving/journal-store.ts';
import { tokensIn } from '../../ledger.ts';
import { randomOf } from '../../random.ts';
import { acts } from '../acts/acts.ts';
import type { Fate, Passed } from './gate.ts';
import { type Report, look, reportOn } from './report.ts';
import { settle, settleAdoption } from './settle.ts';

const editor = createEditor();
let leave: () => void = () => undefined;

/** Executes a step, waits until it is complete, and reports what has changed. */
async function take(run: () => unknown, { rest = settle, givenUp = () => [] as string[] } = {}): Promise<Report> {
  const before = look(editor);
  const words = givenUp();
  const done = await run();
  await rest();
  return reportOn(editor, before, typeof done === 'string' ? done : null, words);
}

/** Loads the first page without a delay, because the document would contain it. */
async function load(slug: string, domainId: string): Promise<Page> {
  const response = await gate.send(`/api/page/load?${new URLSearchParams({ slug, domainId }).toString()}`);
  if (!response.ok) throw new Error(`The page answers ${response.status}`);
  return response.json();
}

function decide(seed: number): { decisions: Decision[]; givenUp: string[] } {
  const random = randomOf(seed);
  const decisions = (editor.state.conflicts as Conflict[]).map(({ path, theirs, mine }) => {
    return { path, theirs, mine, choice: random.pick(['mine', 'theirs'] as const) };
  });
  const words = (value: unknown) => tokensIn(JSON.stringify(value ?? null));
  const givenUp = decisions.flatMap(({ choice, theirs, mine }) => {
    const [chosen, other] = choice === 'mine' ? [mine, theirs] : [theirs, mine];
    return words(other).filter((word) => !words(chosen).includes(word));
  });
  return { decisions, givenUp };
}

const tab = {
  open: (slug: string, domainId: string) =>
    take(
      async () => {
        leave = saving.openPage(editor, await load(slug, domainId));
      },
      { rest: settleAdoption },
    ),
  /** Shows another page and then this page again, without loading a document. */
  leaveAndReturn: (slug: string, domainId: string) =>
    take(
      async () => {
        leave();
        closePagePanel(editor);
        setSession(editor, 'page', null);
        await settle();
        leave = saving.openPage(editor, await load(slug, domainId));
      },
      { rest: settleAdoption },
    ),
  act: (name: string, seed: number, word: string) =>
    take(() => acts[name]!.run({ editor, random: randomOf(seed), word })),
  undo: (times: number) => take(() => Array.from({ length: times }, () => undo(editor)) && `undoes up to ${times}`),
  redo: (times: number) => take(() => Array.from({ length: times }, () => redo(editor)) && `redoes up to ${times}`),
  save: () => take(() => void saving.savePage(editor)),
  publish: () => take(() => void publishUnchecked(editor, getSession(editor, 'page')!.stored)),
  review: () => take(() => void saving.reviewConflicts(editor)),
  keepEditing: () => take(() => hideConflicts(editor)),
  resume: () =>
    take(() => {
      hideSignIn(editor);
      saving.resumeSaving(editor);
    }),
  look: () => take(() => void document.dispatchEvent(new Event('visibilitychange'))),
  setOffline: (isOffline: boolean) => take(() => gate.setOffline(isOffline)),
  wait: (ms: number) => take(() => clock.advance(ms, settle)),
  async decide(seed: number): Promise<Report> {
    const { decisions, givenUp } = decide(seed);
    return take(
      () => {
        hideConflicts(editor);
        void saving.resolveConflicts(editor, decisions);
        return decisions.map(({ path, choice }) => `${path.join('/')}=${choice}`).join(', ');
      },
      { givenUp: () => givenUp },
    );
  },
  async pass(index: number, fate: Fate): Promise<{ report: Report; passed: Passed }> {
    let passed: Passed | undefined;
    const report = await take(async () => (passed = await gate.pass(index, fate)), { rest: settleAdoption });
    return { report, passed: passed! };
  },
  page: () => JSON.parse(JSON.stringify(editor.state.documents.page)) as Page,
  journal: async (pageId: string) => (await openJournal().listByDocument(pageId)).length,
  ownEntries: async (pageId: string) => {
    const { journal, tab } = editor.get(deviceJournal);
    return (await journal.listByDocument(pageId)).filter((entry) => entry.tab === tab).length;
  },
};

export type Tab = typeof tab;
Object.assign(window, { tab });
