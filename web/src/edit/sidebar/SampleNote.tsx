import { hasSampleContent } from '../../../../proto/blocks/sample-content.ts';
import type { Path } from '../../../../proto/edit.ts';
import type { Item } from '../../../../proto/content.ts';
import { keepSampleContent } from '../core/sample-content-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { Button } from '../ui/Button.tsx';
import { messages } from '../messages/messages.ts';
import * as sampleStyles from '../ui/styles/sample-content.module.css';

export function SampleNote({ path, item }: { path: Path; item: Item }) {
  const editor = useEditor();
  if (!hasSampleContent(item)) return null;
  return (
    <div className={sampleStyles.sampleNote} role="note">
      <p>{messages.sidebar.sampleContent}</p>
      <Button onClick={() => keepSampleContent(editor, path)}>{messages.canvas.keepSample}</Button>
    </div>
  );
}
