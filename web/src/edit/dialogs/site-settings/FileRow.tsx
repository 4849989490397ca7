import { Copy, ExternalLink, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { attempt, fail, succeed } from '../../core/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { fileUrl } from '../../ui/file-url.ts';
import type { SiteFile } from './FilesTab.tsx';

interface FileRowProps {
  file: SiteFile;
  onSaved: () => void;
  onRemove: () => void;
}

export function FileRow({ file, onSaved, onRemove }: FileRowProps) {
  const [name, setName] = useState(file.name);
  const [description, setDescription] = useState(file.description);
  const isChanged = name !== file.name || description !== file.description;
  const url = fileUrl(file);
  const save = async () => {
    if (!isChanged || name.trim() === '') return;
    const call = () => api('POST /file/saveFileDetails', { _id: file._id, name: name.trim(), description });
    if (await attempt(call, 'File Details Updated')) onSaved();
  };
  const saveOnEnter = ({ key }: { key: string }) => {
    if (key === 'Enter') void save();
  };
  return (
    <>
      <td>
        <input
          type="text"
          aria-label={`Name of ${file.name}`}
          aria-invalid={name.trim() === '' || undefined}
          maxLength={255}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={saveOnEnter}
        />
      </td>
      <td>
        <input
          type="text"
          aria-label={`Description of ${file.name}`}
          placeholder="No description"
          maxLength={500}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
          onKeyDown={saveOnEnter}
        />
      </td>
      <td className="ed-icons">
        <a
          className="ed-button ed-button-icon"
          href={url}
          target="_blank"
          rel="noreferrer"
          title="Open"
          aria-label={`Open ${file.name}`}
        >
          <ExternalLink size={16} />
        </a>
        <Button
          look="icon"
          title="Copy address"
          aria-label={`Copy the address of ${file.name}`}
          onClick={() => void copy(url)}
        >
          <Copy size={16} />
        </Button>
        <Button
          look="icon"
          title="Save details"
          aria-label={`Save the details of ${file.name}`}
          disabled={!isChanged || name.trim() === ''}
          onClick={() => void save()}
        >
          <Save size={16} />
        </Button>
        <Button look="icon" title="Delete" aria-label={`Delete ${file.name}`} onClick={onRemove}>
          <Trash2 size={16} />
        </Button>
      </td>
    </>
  );
}

/** Browsers give the clipboard to secure pages alone: elsewhere the address is told, to be copied by hand. */
async function copy(url: string): Promise<void> {
  const address = location.origin + url;
  try {
    await navigator.clipboard.writeText(address);
    succeed('Address copied');
  } catch {
    fail(`The browser does not let it be copied: ${address}`);
  }
}
