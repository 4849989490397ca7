import type { Upload } from './queue.ts';
import { discardUpload, tryAgain } from './upload-actions.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { useEditor } from '../core/use-editor.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as uploadsStyles from '../ui/styles/uploads.module.css';

const t = messages.uploading;

export function UploadCard({ upload: { id, file, state, sent, message, canRetry } }: { upload: Upload }) {
  const editor = useEditor();
  return (
    <div className={uploadsStyles.upload} data-upload={state}>
      <span className={uploadsStyles.uploadName}>{file.name}</span>
      {state === 'failed' ? (
        <ErrorMessage>{message}</ErrorMessage>
      ) : (
        <progress aria-label={t.uploading(file.name)} max={1} value={state === 'waiting' ? 0 : sent} />
      )}
      <div className={inputsStyles.actions}>
        {state === 'failed' && canRetry && <Button onClick={() => tryAgain(editor, id)}>{t.retry}</Button>}
        <Button look="quiet" onClick={() => discardUpload(editor, id)}>
          {state === 'failed' ? common.dismiss : common.cancel}
        </Button>
      </div>
    </div>
  );
}
