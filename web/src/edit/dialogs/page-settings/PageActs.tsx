import type { Page } from '../../../../../proto/entities/page.ts';
import { setValue } from '../../core/actions.ts';
import { openOverlay } from '../../core/panel-actions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { usePageRefusal } from '../../core/use-page-refusal.ts';
import { messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { pageActLabels, pageActRefusal } from './page-act.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.pageSettings.acts;

const acts = ['duplicate', 'copy', 'move', 'changeType'] as const;

export function PageActs({ page }: { page: Page }) {
  const editor = useEditor();
  const now = useEditorState();
  const mayNotEdit = usePageRefusal('edit');
  return (
    <>
      <Toggle
        label={t.template}
        hint={t.templateHint}
        checked={page.isTemplate ?? false}
        disabled={mayNotEdit !== undefined}
        onChange={(isTemplate) => setValue(editor, ['isTemplate'], isTemplate)}
      />
      <div className={inputsStyles.actions} role="group" aria-label={t.label}>
        {acts.map((act) => {
          const refusal = pageActRefusal(now, act);
          return (
            <Button
              key={act}
              disabled={refusal !== undefined}
              title={refusal}
              onClick={() => openOverlay(editor, { kind: 'page-act', act })}
            >
              {pageActLabels[act]}
            </Button>
          );
        })}
      </div>
    </>
  );
}
