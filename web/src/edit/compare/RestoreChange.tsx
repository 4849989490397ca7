import type { Page } from '../../../../proto/entities/page.ts';
import { useEditor } from '../core/use-editor.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { messages } from '../messages/messages.ts';
import type { Change } from './compare-items.ts';
import { restoreChange } from './restore-actions.ts';

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
