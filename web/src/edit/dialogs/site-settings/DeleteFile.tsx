import { api } from '../../../api.ts';
import { fileUrl } from '../../ui/file-url.ts';
import { useCall } from '../../ui/use-call.ts';
import { DeleteDialog } from '../../confirm/DeleteDialog.tsx';
import type { SiteFile } from './FilesTab.tsx';
import { useEditor } from '../../core/use-editor.ts';
import { messages } from '../../messages/messages.ts';

const t = messages.siteSettings.files;

interface DeleteFileProps {
  file: SiteFile;
  onRemoved: () => void;
  onClose: () => void;
}

export function DeleteFile({ file, onRemoved, onClose }: DeleteFileProps) {
  const editor = useEditor();
  const uses = useCall('GET /dependencies/checkDependencies', { type: 'link', url: fileUrl(editor, file) });
  return (
    <DeleteDialog
      title={t.deleteTitle}
      width={800}
      height={300}
      about={file.name}
      uses={uses}
      done={t.deleted}
      remove={() => api('POST /file/removeFile', { _id: file._id })}
      onRemoved={onRemoved}
      onClose={onClose}
    />
  );
}
