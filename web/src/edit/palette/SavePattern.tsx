import { useState } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import { patternLimits } from '../../../../proto/limits.ts';
import { api } from '../../api.ts';
import { itemAt } from '../core/contents-actions.ts';
import { closeOverlay } from '../core/panel-actions.ts';
import { refusal } from '../core/permissions.ts';
import { showSuccess } from '../core/toast-actions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { useTypedText } from '../forms/use-typed-text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Reasons } from '../ui/Reasons.tsx';
import { SubmitForm } from '../ui/SubmitForm.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import { ItemsPreview } from './ItemsPreview.tsx';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';

const t = messages.palette.patterns;
const REASONS = 'save-pattern-reasons';

export function SavePattern() {
  const editor = useEditor();
  const now = useEditorState();
  const { overlay } = now;
  const [items] = useState(() =>
    (overlay.kind === 'save-pattern' ? overlay.paths : []).flatMap((path) => itemAt(editor, [...path] as Path) ?? []),
  );
  const [name, setName] = useState('');
  const { busy, error, run } = useSubmission();
  const domainId = now.documents.page?.domainId ?? '';
  const { close } = useTypedText('pattern', name !== '');
  const finish = () => closeOverlay(editor, 'save-pattern');
  const reasons = [
    refusal(now, 'patterns'),
    items.length > patternLimits.items ? t.tooManyBlocks(patternLimits.items) : undefined,
    name.trim() === '' ? t.nameMissing : undefined,
  ];
  const isRefused = reasons.some((reason) => reason !== undefined);
  const save = async () => {
    if (isRefused) return;
    await run(async () => {
      await api('POST /patterns/add', { domainId, name, items });
      showSuccess(editor, t.saved(name.trim()));
      finish();
    });
  };
  return (
    <Dialog title={t.save} width={560} onClose={() => close(finish)}>
      <SubmitForm busy={busy} onSubmit={save}>
        <TextInput
          label={common.name}
          hint={t.nameHint}
          value={name}
          error={error}
          maxLength={100}
          onChange={setName}
        />
        <ItemsPreview items={items} />
        <Reasons id={REASONS} reasons={reasons} />
        <div className={inputsStyles.actions}>
          <Button onClick={() => close(finish)}>{common.cancel}</Button>
          <Button type="submit" look="primary" disabled={isRefused || busy} aria-describedby={REASONS}>
            {t.save}
          </Button>
        </div>
      </SubmitForm>
    </Dialog>
  );
}
