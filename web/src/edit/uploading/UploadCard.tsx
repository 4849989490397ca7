import type { Upload } from './queue.ts';
import { discardUpload, tryAgain } from './upload-actions.ts';
import { Button } from '../ui/Button.tsx';
import { useEditor } from '../core/use-editor.ts';

export function UploadCard({ upload: { id, file, state, sent, message, canRetry } }: { upload: Upload }) {
  const editor = useEditor();
  return (
    <div className="ed-upload" data-upload={state}>
      <span className="ed-upload-name">{file.name}</span>
      {state === 'failed' ? (
        <p className="ed-error" role="alert">
          {message}
        </p>
      ) : (
        <progress aria-label={`Uploading ${file.name}`} max={1} value={state === 'waiting' ? 0 : sent} />
      )}
      <div className="ed-actions">
        {state === 'failed' && canRetry && <Button onClick={() => tryAgain(editor, id)}>Retry</Button>}
        <Button look="quiet" onClick={() => discardUpload(editor, id)}>
          {state === 'failed' ? 'Dismiss' : 'Cancel'}
        </Button>
      </div>
    </div>
  );
}
