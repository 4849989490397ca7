import { nanoid } from 'nanoid';
import type { Page } from '../../../../proto/entities/page.ts';
import { useEditor } from '../core/use-editor.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import type { Change } from './compare-items.ts';
import { getTemplate } from '../../templates/index.ts';
import { perform, refreshTexts, undo } from '../core/actions.ts';
import type { Editor } from '../core/editor.ts';
import { allows } from '../core/find-list.ts';
import { getSession } from '../core/session-actions.ts';
import { showError, showSuccess } from '../core/toast-actions.ts';
import { flushPage } from '../saving/commands.ts';
import { restoreBlock, restoreFields } from './restore-block.ts';
import { messages, common } from '../messages/messages.ts';

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

const KEY_LENGTH = 12;

/** Changes the draft by an operation like any other edit; resolves when it is saved, false if nothing changed. */
async function restoreChange(
  editor: Editor,
  { change, version, name }: { change: Change; version: Page; name: string },
  onUndone: () => void,
): Promise<boolean> {
  const draft = getSession(editor, 'page')?.draft;
  if (!draft || draft._id !== version._id) return false;
  const { key, id, label } = change;
  const restored =
    key === null
      ? { operations: restoreFields(draft, version, id === 'header' ? ['header'] : settingsOf(draft)) }
      : restoreBlock(draft, version, key, () => nanoid(KEY_LENGTH));
  if (restored === 'owner-missing') return refuse(editor, t.ownerMissing(label));
  const { operations } = restored;
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

/** Apart from address, region, template and rights, which are changed by calls of their own. */
const settingsOf = ({ template }: Page): string[] => [
  ...['theme', 'tags', 'author', 'title', 'keywords', 'description', 'priority', 'frequency', 'og', 'twitter'],
  ...['hideFromSitemap', 'hideFromRobots', 'miniNavId', 'pageBannerId'],
  ...Object.keys(getTemplate(template).fields).map((name) => name.split('.')[0]!),
];
