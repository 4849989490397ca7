import type { KeyboardEvent } from 'react';
import { Copy, ExternalLink, Replace, Save, Trash2 } from 'lucide-react';
import { api } from '../../../api.ts';
import type { Editor } from '../../core/editor.ts';
import { useEditor } from '../../core/use-editor.ts';
import { showError, showSuccess } from '../../core/toast-actions.ts';
import { parseHistoryKey } from '../../core/history-key.ts';
import { useForm } from '../../forms/use-form.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { fileUrl } from '../../ui/file-url.ts';
import { parseTags } from '../../core/parse-tags.ts';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import type { SiteFile } from './FilesTab.tsx';
import { common, messages } from '../../messages/messages.ts';
import * as baseStyles from '../../ui/styles/base.module.css';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as cropperStyles from '../../ui/styles/cropper.module.css';

const t = messages.siteSettings.files;

interface FileRowProps {
  file: SiteFile;
  onSaved: () => void;
  onReplace: () => void;
  onRemove: () => void;
}

export function FileRow({ file, onSaved, onReplace, onRemove }: FileRowProps) {
  const editor = useEditor();
  const form = useForm('file', { name: file.name, description: file.description, tags: file.tags?.join(', ') ?? '' });
  const { name, description, tags } = form.value;
  const { isChanged } = form;
  const url = fileUrl(editor, file);
  const save = async () => {
    if (!isChanged || name.trim() === '') return;
    const stored = await form.submit(async (sent) => {
      const details = { ...sent, name: sent.name.trim(), tags: parseTags(sent.tags) };
      await api('POST /file/saveFileDetails', { _id: file._id, ...details });
    }, t.saved);
    if (stored) onSaved();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = parseHistoryKey(event);
    if (event.key === 'Enter') void save();
    if (!key) return;
    event.preventDefault();
    form[key]();
  };
  return (
    <>
      <td>
        <input
          type="text"
          aria-label={t.nameOf(file.name)}
          aria-invalid={name.trim() === '' || undefined}
          maxLength={255}
          value={name}
          onChange={(event) => form.change({ name: event.target.value })}
          onKeyDown={onKeyDown}
        />
      </td>
      <td>
        <input
          type="text"
          aria-label={t.descriptionOf(file.name)}
          placeholder={t.noDescription}
          maxLength={500}
          value={description}
          onChange={(event) => form.change({ description: event.target.value })}
          onKeyDown={onKeyDown}
        />
        {isChanged && <span className={inputsStyles.hint}>{common.notSavedYet}</span>}
        {form.error && <span className={inputsStyles.error}>{form.error}</span>}
      </td>
      <td>
        <input
          type="text"
          aria-label={messages.media.tagsOf(file.name)}
          maxLength={300}
          value={tags}
          onChange={(event) => form.change({ tags: event.target.value })}
          onKeyDown={onKeyDown}
        />
      </td>
      <td className={cropperStyles.icons}>
        <a
          className={`${baseStyles.button} ${baseStyles.button_icon}`}
          href={url}
          target="_blank"
          rel="noreferrer"
          title={t.open}
          aria-label={t.openNamed(file.name)}
        >
          <ExternalLink size={16} />
        </a>
        <IconButton
          icon={Copy}
          title={t.copyAddress}
          label={t.copyAddressOf(file.name)}
          onClick={() => void copy(editor, url)}
        />
        <IconButton
          icon={Save}
          title={t.saveDetails}
          label={t.saveDetailsOf(file.name)}
          disabled={!isChanged || name.trim() === ''}
          onClick={() => void save()}
        />
        <IconButton
          icon={Replace}
          title={messages.media.replace.button}
          label={messages.media.replace.named(file.name)}
          onClick={onReplace}
        />
        <HistoryButton isIcon kind="file" _id={file._id} name={file.name} onRestored={onSaved} />
        <IconButton icon={Trash2} title={common.delete} label={common.deleteNamed(file.name)} onClick={onRemove} />
      </td>
    </>
  );
}

/** The clipboard requires a secure context; elsewhere the address is shown for copying by hand. */
async function copy(editor: Editor, url: string): Promise<void> {
  const address = location.origin + url;
  try {
    await navigator.clipboard.writeText(address);
    showSuccess(editor, t.addressCopied);
  } catch {
    showError(editor, t.copyFailed(address));
  }
}
