import { useState } from 'react';
import type { PageBanner } from '../../../../../proto/entities/page-banner.ts';
import { api } from '../../../api.ts';
import { attempt } from '../../core/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RichTextBox } from '../../ui/RichTextBox.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

interface EditBannerProps {
  domainId: string;
  /** Null makes a new one. */
  banner: PageBanner | null;
  onStored: () => void;
  onClose: () => void;
}

export function EditBanner({ domainId, banner, onStored, onClose }: EditBannerProps) {
  const [name, setName] = useState(banner?.name ?? '');
  const [content, setContent] = useState(banner?.content ?? '');
  const [error, setError] = useState('');
  const save = async () => {
    if (name.trim() === '') return setError('A banner needs a name.');
    const stored = banner
      ? await attempt(
          () => api('POST /pageBanners/save', { domainId, banner: { ...banner, name, content } }),
          'Banner Details Updated',
        )
      : await attempt(() => api('POST /pageBanners/addNew', { domainId, name, content }), 'Success');
    if (stored) onStored();
  };
  return (
    <Dialog title={banner ? 'Edit banner' : 'Add banner'} width={800} height={465} onClose={onClose}>
      <TextInput
        label="Name"
        placeholder="Enter Header"
        maxLength={100}
        error={error}
        value={name}
        onChange={setName}
      />
      <RichTextBox label="Content" placeholder="Enter Content" value={content} onChange={setContent} />
      <div className="ed-actions">
        <Button look="primary" onClick={() => void save()}>
          Save
        </Button>
      </div>
    </Dialog>
  );
}
