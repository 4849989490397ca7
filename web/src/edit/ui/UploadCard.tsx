import type { Upload } from '../uploading/queue.ts';
import { discardUpload, tryAgain } from '../uploading/uploads.ts';
import { Button } from './Button.tsx';

/** A file on its way: how far it is, or why it did not arrive. */
export function UploadCard({ upload: { id, file, state, sent, sentence, again } }: { upload: Upload }) {
  return (
    <div className="ed-upload" data-upload={state}>
      <span className="ed-upload-name">{file.name}</span>
      {state === 'failed' ? (
        <p className="ed-error" role="alert">
          {sentence}
        </p>
      ) : (
        <progress aria-label={`Uploading ${file.name}`} max={1} value={state === 'waiting' ? 0 : sent} />
      )}
      <div className="ed-actions">
        {state === 'failed' && again && <Button onClick={() => tryAgain(id)}>Retry</Button>}
        <Button look="quiet" onClick={() => discardUpload(id)}>
          {state === 'failed' ? 'Dismiss' : 'Cancel'}
        </Button>
      </div>
    </div>
  );
}
