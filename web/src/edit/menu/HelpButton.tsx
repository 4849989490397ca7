import { CircleHelp } from 'lucide-react';
import { memo } from 'react';
import { openOverlay } from '../core/panel-actions.ts';
import { withKeys } from '../core/show-keys.ts';
import { useEditor } from '../core/use-editor.ts';
import { messages } from '../messages/messages.ts';

const t = messages.help;

export const HelpButton = memo(function HelpButton() {
  const editor = useEditor();
  return (
    <button
      type="button"
      aria-label={t.open}
      {...withKeys(t.open, 'help')}
      onClick={() => openOverlay(editor, { kind: 'help' })}
    >
      <CircleHelp size={17} aria-hidden />
    </button>
  );
});
