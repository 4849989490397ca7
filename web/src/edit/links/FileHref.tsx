import { useDeferredValue, useState } from 'react';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { refusal } from '../core/permissions.ts';
import { useUploads } from '../uploading/use-uploads.ts';
import { FilePicker } from '../ui/FilePicker.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { UploadCard } from '../uploading/UploadCard.tsx';
import { fileUrl } from '../ui/file-url.ts';
import { useCall } from '../ui/use-call.ts';
import { messages } from '../messages/messages.ts';
import * as baseStyles from '../ui/styles/base.module.css';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';
import * as rowsStyles from '../ui/styles/rows.module.css';
import * as cropperStyles from '../ui/styles/cropper.module.css';

const t = messages.links;

const MAX_SHOWN = 4;

interface FileHrefProps {
  href: string;
  onChange: (file: { href: string; fileId: string }) => void;
}

export function FileHref({ href, onChange }: FileHrefProps) {
  const editor = useEditor();
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const { data, error, loading, reload } = useCall('GET /file/searchFiles', { search });
  const choose = (file: { _id: string; name: string }) => onChange({ href: fileUrl(editor, file), fileId: file._id });
  const { pending, send } = useUploads('file', {
    onOne: (file) => {
      choose(file);
      reload();
    },
    onOther: reload,
  });
  const files = data?.files ?? [];
  const mayUpload = !refusal(useEditorState(), 'media');
  return (
    <div className={sidebarStyles.stack}>
      {href !== '' && (
        <p className={cropperStyles.fileChosen}>
          {t.linksTo}{' '}
          <a href={href} target="_blank" rel="noreferrer">
            {fileName(href)}
          </a>
        </p>
      )}
      <TextInput label={t.findFile} type="search" value={text} onChange={setText} />
      {error && <p className={inputsStyles.error}>{error}</p>}
      {!loading && data && files.length === 0 && <p className={inputsStyles.hint}>{t.noFiles}</p>}
      <ul className={rowsStyles.rows}>
        {files.slice(0, MAX_SHOWN).map((file) => (
          <li key={file._id}>
            <button
              type="button"
              className={rowsStyles.rowOpen}
              aria-pressed={fileUrl(editor, file) === href}
              title={file.description || undefined}
              onClick={() => choose(file)}
            >
              {file.name}
            </button>
          </li>
        ))}
      </ul>
      {files.length > MAX_SHOWN && <p className={inputsStyles.hint}>{t.moreFiles(files.length - MAX_SHOWN)}</p>}
      {pending.map((upload) => (
        <UploadCard key={upload.id} upload={upload} />
      ))}
      {mayUpload && (
        <FilePicker className={baseStyles.button} onFiles={send}>
          {t.uploadFile}
        </FilePicker>
      )}
    </div>
  );
}

function fileName(href: string): string {
  const last = href.split('/').at(-1)!;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
