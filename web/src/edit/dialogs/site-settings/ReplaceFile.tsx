import { useEditor } from '../../core/use-editor.ts';
import { fileUrl } from '../../ui/file-url.ts';
import { useCall } from '../../ui/use-call.ts';
import { ReplaceDialog } from '../../pictures/ReplaceDialog.tsx';
import type { SiteFile } from './FilesTab.tsx';

interface ReplaceFileProps {
  file: SiteFile;
  onReplaced: () => void;
  onClose: () => void;
}

export function ReplaceFile({ file, onReplaced, onClose }: ReplaceFileProps) {
  const uses = useCall('GET /dependencies/checkDependencies', { type: 'link', url: fileUrl(useEditor(), file) });
  return <ReplaceDialog kind="file" replaced={file} uses={uses} onReplaced={onReplaced} onClose={onClose} />;
}
