import { useDeferredValue, useState } from 'react';
import type { Output } from '../../../../../proto/contract.ts';
import type { media } from '../../../../../proto/media.ts';
import { hasUnsavedForms, canCloseForms } from '../../forms/form-actions.ts';
import { useUploads } from '../../uploading/use-uploads.ts';
import { PagedTable } from '../../ui/PagedTable.tsx';
import { UploadCard } from '../../uploading/UploadCard.tsx';
import { useCall } from '../../ui/use-call.ts';
import { usePaging } from '../../ui/use-paging.ts';
import { DeleteFile } from './DeleteFile.tsx';
import { MediaFilters } from '../media/MediaFilters.tsx';
import { FileRow } from './FileRow.tsx';
import { ReplaceFile } from './ReplaceFile.tsx';
import { FileUpload } from './FileUpload.tsx';
import type { Editor } from '../../core/editor.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common } from '../../messages/messages.ts';
import * as uploadsStyles from '../../ui/styles/uploads.module.css';

const noFilter = { search: '', tag: '' };

export type SiteFile = Output<typeof media.calls.loadFiles>['files'][number];

function leaveRows(editor: Editor, go: () => void): void {
  if (!hasUnsavedForms(editor, 'file')) return go();
  void canCloseForms(editor, 'file').then((leaves) => leaves && go());
}

export function FilesTab() {
  const editor = useEditor();
  const paging = usePaging(5);
  const [filter, setFilter] = useState(noFilter);
  const { search, tag } = useDeferredValue(filter);
  const { page, size } = paging;
  const { data, error, reload: reloadFiles } = useCall('GET /file/loadFiles', { page, size, search, tag });
  const tags = useCall('GET /file/fileTags', {});
  const reload = () => {
    reloadFiles();
    tags.reload();
  };
  const [removing, setRemoving] = useState<SiteFile | null>(null);
  const [replacing, setReplacing] = useState<SiteFile | null>(null);
  const find = (part: Partial<typeof noFilter>) =>
    leaveRows(editor, () => {
      setFilter({ ...filter, ...part });
      paging.onPage(1);
    });
  const { pending, send } = useUploads('file', { onOne: reload, onOther: reload });
  return (
    <>
      <FileUpload
        onSend={(files, description) => {
          // New files appear on the first page.
          find(noFilter);
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
      <MediaFilters filter={filter} tags={tags.data?.tags} onChange={find} />
      <PagedTable
        columns={[common.name, common.description, common.tags, common.actions]}
        rows={data?.files}
        total={data?.total ?? 0}
        keyOf={({ _id }) => _id}
        error={error}
        paging={{ ...paging, onPage: (next) => leaveRows(editor, () => paging.onPage(next)) }}
      >
        {(file) => (
          // The key remounts a row after saving, so that it shows the stored values.
          <FileRow
            key={`${file.name}/${file.description}/${file.tags?.join()}`}
            file={file}
            onSaved={reload}
            onReplace={() => setReplacing(file)}
            onRemove={() => setRemoving(file)}
          />
        )}
      </PagedTable>
      {replacing && (
        <ReplaceFile
          file={replacing}
          onReplaced={() => {
            setReplacing(null);
            reload();
          }}
          onClose={() => setReplacing(null)}
        />
      )}
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
