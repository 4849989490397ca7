import type { Page } from '../../../../proto/entities/page.ts';
import { useEditor } from '../core/use-editor.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import type { Change } from './compare-items.ts';
import { getTemplate } from '../../templates/index.ts';
import { perform, refreshTexts, undo } from '../core/actions.ts';
import type { Editor } from '../core/editor.ts';
import { allows } from '../core/find-list.ts';
import { newKey } from '../core/new-key.ts';
import { getSession } from '../core/session-actions.ts';
import { showError, showSuccess } from '../core/toast-actions.ts';
import { flushPage } from '../saving/commands.ts';
import { messages, common } from '../messages/messages.ts';
import type { KeyedItem, Operation, Path } from '../../../../proto/edit.ts';
import { createInsert, createMove, createRemove, operationsBelow } from '../../../../proto/edit/create-operation.ts';
import { diff } from '../../../../proto/edit/diff.ts';
import { isRecord, valueAt } from '../../../../proto/edit/path.ts';
import { type PlacedItem, isBlock, listOf, placeItems } from './place-items.ts';

const t = messages.compare;

interface RestoreChangeProps {
  change: Change;
  version: Page;
  name: string;
  refusal: string | undefined;
  onRestored: () => void;
}

export function RestoreChange({ change, version, name, refusal, onRestored }: RestoreChangeProps) {
  const editor = useEditor();
  const { kind, label } = change;
  const isAdded = kind === 'added';
  return (
    <ActionButton
      look="quiet"
      disabled={refusal !== undefined}
      title={refusal}
      aria-label={isAdded ? t.takeOutNamed(label) : t.restoreNamed({ label, version: name })}
      run={async () => {
        if (await restoreChange(editor, { change, version, name }, onRestored)) onRestored();
      }}
    >
      {isAdded ? t.takeOut : t.restoreBlock}
    </ActionButton>
  );
}

/** Changes the draft by an operation like any other edit; resolves when it is saved, false if nothing changed. */
async function restoreChange(
  editor: Editor,
  { change, version, name }: { change: Change; version: Page; name: string },
  onUndone: () => void,
): Promise<boolean> {
  const draft = getSession(editor, 'page')?.draft;
  if (!draft || draft._id !== version._id) return false;
  const { key, id, label } = change;
  const operations =
    key === null
      ? restoreFields(draft, version, id === 'header' ? ['header'] : settingsOf(draft))
      : restoreBlock(draft, version, key, newKey);
  if (operations === 'owner-missing') return refuse(editor, t.ownerMissing(label));
  if (operations.length === 0) return refuse(editor, t.nothingToRestore(label));
  for (const operation of operations)
    if (operation.op === 'insert' && typeof operation.item.componentType === 'string')
      if (!allows(editor, operation.path, operation.item.componentType)) return refuse(editor, t.notAllowed(label));
  perform(editor, operations);
  refreshTexts(editor);
  const isRemoved = operations.length === 1 && operations[0]!.op === 'remove' && change.kind === 'added';
  const done = isRemoved ? t.removedBlock(label) : t.restoredBlock({ label, version: name });
  showSuccess(editor, done, {
    label: common.undo,
    run: () => {
      undo(editor);
      onUndone();
    },
  });
  await flushPage(editor).catch(() => undefined);
  return true;
}

function refuse(editor: Editor, text: string): false {
  showError(editor, text);
  return false;
}

/** Omits the address, region, template and rights, which have separate calls. */
const settingsOf = ({ template }: Page): string[] => [
  ...['theme', 'tags', 'author', 'title', 'keywords', 'description', 'priority', 'frequency', 'og', 'twitter'],
  ...['hideFromSitemap', 'hideFromRobots', 'miniNavId', 'pageBannerId'],
  ...Object.keys(getTemplate(template).fields).map((name) => name.split('.')[0]!),
];

type Restoration = Operation[] | 'owner-missing';

/**
 * The changes that restore this block in the draft as it is in the version: its content and position, or its absence.
 */
export function restoreBlock(draft: object, version: object, key: string, newKey: () => string): Restoration {
  const [now, then] = [placeItems(draft, isBlock), placeItems(version, isBlock)];
  const [current, earlier] = [now.get(key), then.get(key)];
  if (!earlier) return current ? [createRemove(draft, current.list, key)] : [];
  if (current) return reset(draft, current, earlier, now);
  const list = listInDraft(earlier, now);
  if (!list) return 'owner-missing';
  const item = withFreeKeys(earlier.item, new Set(now.keys()), newKey) as KeyedItem;
  return [createInsert(draft, list, anchorIn(draft, list, version, earlier, key), item)];
}

export function restoreFields(draft: object, version: object, fields: readonly string[]): Operation[] {
  const pick = (page: object) => Object.fromEntries(Object.entries(page).filter(([field]) => fields.includes(field)));
  return diff(pick(draft), pick(version));
}

function reset(draft: object, current: PlacedItem, earlier: PlacedItem, now: Map<string, PlacedItem>): Operation[] {
  const { key } = current.item;
  const operations = operationsBelow([...current.list, `#${key}`], diff(current.item, earlier.item));
  const list = listInDraft(earlier, now);
  const isMoved = list && (listOf(current) !== listOf(earlier) || current.after !== earlier.after);
  if (operations.length > 0 || !isMoved || now.get(key)!.owners.includes(key)) return operations;
  const after = existing(draft, list, earlier.after, key);
  return [createMove(draft, current.list, key, { path: list, after })];
}

/** Returns the current path of the list, because the block around it may have moved. */
function listInDraft({ list, owners }: PlacedItem, now: Map<string, PlacedItem>): Path | null {
  const owner = owners.at(-1);
  if (owner === undefined) return list;
  const placed = now.get(owner);
  return placed ? [...placed.list, ...list.slice(list.lastIndexOf(`#${owner}`))] : null;
}

function anchorIn(draft: object, list: Path, version: object, { list: before }: PlacedItem, key: string) {
  const earlier = (valueAt(version, before) as KeyedItem[]).map((item) => item.key);
  const preceding = earlier.slice(0, earlier.indexOf(key)).reverse();
  return preceding.map((one) => existing(draft, list, one, key)).find((one) => one !== null) ?? null;
}

function existing(draft: object, list: Path, after: string | null, key: string): string | null {
  const items = (valueAt(draft, list) ?? []) as KeyedItem[];
  return after !== null && after !== key && items.some((item) => item.key === after) ? after : null;
}

/** Gives new keys to blocks that are still elsewhere in the draft, because those stay there. */
function withFreeKeys(value: unknown, taken: ReadonlySet<string>, newKey: () => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withFreeKeys(entry, taken, newKey));
  if (!isRecord(value)) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, withFreeKeys(inner, taken, newKey)]),
  );
  return typeof copy.componentType === 'string' && taken.has(copy.key as string) ? { ...copy, key: newKey() } : copy;
}
