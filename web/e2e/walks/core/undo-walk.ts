import type { Item } from '../../../../proto/content.ts';
import type { Operation, Path } from '../../../../proto/edit.ts';
import { apply } from '../../../../proto/edit/apply.ts';
import { merge } from '../../../../proto/edit/merge.ts';
import { isKeyPart } from '../../../../proto/edit/path.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import { redo, refreshTexts, undo } from '../../../src/edit/core/actions.ts';
import { openSession, startBatch } from '../../../src/edit/core/edit-session.ts';
import { type Editor, createEditor } from '../../../src/edit/core/editor.ts';
import { getSession, setSession } from '../../../src/edit/core/session-actions.ts';
import { acknowledgeBatch } from '../../../src/edit/saving/rebase.ts';
import { type Random, randomOf } from '../random.ts';
import { acts, drawAct } from './acts/acts.ts';
import { contentText } from './fingerprint.ts';

/** Two people edit different items of one page. Every save is merged into the page of both. */
export class UndoWalk {
  readonly lines: string[] = [];
  readonly mine = createEditor();
  private readonly their = createEditor();
  private readonly theirKeys: Set<string>;
  private readonly random: Random;
  private readonly first: number;
  private readonly log: Operation[][] = [];
  /** Whether the others reorder items. An item then returns after the item that it followed, wherever that item is now. */
  private readonly theyReorder: boolean;

  constructor(
    private page: Page,
    seed: number,
    theirKeys: readonly string[] = [],
  ) {
    this.random = randomOf(seed);
    this.theyReorder = theirKeys.length > 0 && seed % 2 === 1;
    this.first = page.revision;
    this.theirKeys = new Set(theirKeys);
    for (const editor of [this.mine, this.their]) setSession(editor, 'page', openSession(page));
  }

  /** Executes the next action of the first person, which is sometimes an undo or redo. */
  async act(at: number): Promise<void> {
    if (this.random.below(12) === 0) return this.repeat(this.random.pick([undo, redo]), 1 + this.random.below(3));
    await this.run(this.mine, `tkA${at}z`, (path) => !this.isTheirs(path));
  }

  /** Changes items of the second person. */
  async actOfTheirs(at: number): Promise<void> {
    const known = new Set(keysIn(getSession(this.their, 'page')!.draft));
    await this.run(this.their, `tkB${at}z`, (path) => this.isTheirs(path) || path.join() === 'contents');
    for (const key of keysIn(getSession(this.their, 'page')!.draft)) if (!known.has(key)) this.theirKeys.add(key);
  }

  /** Merges on the server, and then in the editor, which applies the response. */
  save(editor: Editor = this.random.pick([this.mine, this.their])): void {
    const session = getSession(editor, 'page')!;
    const theirs = this.log.slice(session.stored.revision - this.first).flat();
    const { operations, conflicts } = merge(theirs, session.pending);
    if (conflicts.length > 0) throw new Error(`Different items were changed, yet: ${JSON.stringify(conflicts)}`);
    if (operations.length > 0) this.log.push(operations);
    this.page = { ...apply(this.page, operations), revision: this.first + this.log.length };
    const { revision, updatedAt } = this.page;
    const saved = acknowledgeBatch(startBatch(session, `change ${revision}`), { revision, updatedAt, theirs });
    expectEqual(saved.session.draft, this.page);
    setSession(editor, 'page', saved.session);
    refreshTexts(editor);
    this.lines.push(`${editor === this.mine ? 'A' : 'B'} saves`);
  }

  saveAll(): void {
    for (const editor of [this.their, this.mine, this.their]) this.save(editor);
  }

  undoAll(): void {
    while (this.mine.state.canUndo) undo(this.mine);
  }

  redoAll(): void {
    while (this.mine.state.canRedo) redo(this.mine);
  }

  /** Returns the page without the items of the second person, and those items separately. */
  parts(): { mine: string; theirs: string } {
    const page = this.mine.state.documents.page as Page;
    const theirs: unknown[] = [];
    const without = (value: unknown): unknown => {
      if (Array.isArray(value)) {
        theirs.push(...value.filter((entry: Item) => this.theirKeys.has(entry?.key)));
        const mine = value.filter((entry: Item) => !this.theirKeys.has(entry?.key)).map(without) as Item[];
        return this.theyReorder ? mine.sort((a, b) => (String(a.key) < String(b.key) ? -1 : 1)) : mine;
      }
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, without(inner)]));
    };
    const mine = contentText(without(page) as object);
    return { mine, theirs: contentText({ theirs }) };
  }

  private isTheirs = (path: Path): boolean => path.some((part) => isKeyPart(part) && this.theirKeys.has(part.slice(1)));

  private repeat(run: (editor: Editor) => void, times: number): void {
    for (let time = 0; time < times; time++) run(this.mine);
    this.lines.push(`A: ${run.name} ${times} times`);
  }

  private async run(editor: Editor, word: string, permits: (path: Path) => boolean): Promise<void> {
    const drawn = drawAct(this.random);
    const isReordering = drawn === 'drag' || drawn === 'move by one';
    const name = isReordering && editor === this.their && !this.theyReorder ? 'type' : drawn;
    const done = await acts[name]!.run({ editor, random: this.random, word, permits });
    this.lines.push(`${editor === this.mine ? 'A' : 'B'}: ${done ?? `could not ${name}`}`);
  }
}

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'key' in value && typeof value.key === 'string' ? [value.key] : [];
  return [...own, ...Object.values(value).flatMap(keysIn)];
}

function expectEqual(shown: object, stored: object): void {
  if (contentText(shown) !== contentText(stored))
    throw new Error('The editor shows another page than the one that is stored.');
}
