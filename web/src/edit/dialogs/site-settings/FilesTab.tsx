import { useDeferredValue, useState } from 'react';
import type { Output } from '../../../../../proto/contract.ts';
import type { media } from '../../../../../proto/media.ts';
import { hasUnsavedForms, canCloseForms } from '../../forms/form-actions.ts';
import { useUploads } from '../../uploading/use-uploads.ts';
import { PagedTable } from '../../ui/PagedTable.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { UploadCard } from '../../uploading/UploadCard.tsx';
import { useCall } from '../../ui/use-call.ts';
import { usePaging } from '../../ui/use-paging.ts';
import { DeleteFile } from './DeleteFile.tsx';
import { FileRow } from './FileRow.tsx';
import { FileUpload } from './FileUpload.tsx';
import type { Editor } from '../../core/editor.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common } from '../../messages/messages.ts';
import * as uploadsStyles from '../../ui/styles/uploads.module.css';

export type SiteFile = Output<typeof media.calls.loadFiles>['files'][number];

function leaveRows(editor: Editor, go: () => void): void {
  if (!hasUnsavedForms(editor, 'file')) return go();
  void canCloseForms(editor, 'file').then((leaves) => leaves && go());
}

export function FilesTab() {
  const editor = useEditor();
  const paging = usePaging(5);
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const { page, size } = paging;
  const { data, error, reload } = useCall('GET /file/loadFiles', { page, size, search });
  const [removing, setRemoving] = useState<SiteFile | null>(null);
  const find = (query: string) =>
    leaveRows(editor, () => {
      setText(query);
      paging.onPage(1);
    });
  const { pending, send } = useUploads('file', { onOne: reload, onOther: reload });
  return (
    <>
      <FileUpload
        onSend={(files, description) => {
          // New files appear on the first page.
          find('');
          send(files, description);
        }}
      />
      {pending.length > 0 && (
        <ul className={uploadsStyles.uploads}>
          {pending.map((upload) => (
            <li key={upload.id}>
              <UploadCard upload={upload} />
            </li>
          ))}
        </ul>
      )}
      <TextInput label={common.search} type="search" value={text} onChange={find} />
      <PagedTable
        columns={[common.name, common.description, common.actions]}
        rows={data?.files}
        total={data?.total ?? 0}
        keyOf={({ _id }) => _id}
        error={error}
        paging={{ ...paging, onPage: (next) => leaveRows(editor, () => paging.onPage(next)) }}
      >
        {(file) => (
          // The key remounts a row after saving, so that it shows the stored values.
          <FileRow
            key={`${file.name}/${file.description}`}
            file={file}
            onSaved={reload}
            onRemove={() => setRemoving(file)}
          />
        )}
      </PagedTable>
      {removing && (
        <DeleteFile
          file={removing}
          onRemoved={() => {
            setRemoving(null);
            reload();
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}
