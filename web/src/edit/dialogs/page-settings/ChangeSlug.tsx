import { useState } from 'react';
import type { Page } from '../../../../../proto/entities/page.ts';
import { api } from '../../../api.ts';
import { pageTypeOf } from '../../../page-types/index.ts';
import { savePageWith } from '../../core/commands.ts';
import { attempt } from '../../core/toast.ts';
import { Told } from '../../saving/told.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCall } from '../../ui/use-call.ts';

interface ChangeSlugProps {
  page: Page;
  navigate: (url: string) => void;
  onClose: () => void;
}

export function ChangeSlug({ page, navigate, onClose }: ChangeSlugProps) {
  const [words, setWords] = useState(page.slug);
  const [busy, setBusy] = useState(false);
  const slug = pageTypeOf(page.pageType).slugOf(words, page.region?.slugPrefix ?? '');
  const asked = { slug, domainId: page.domainId, _id: page._id };
  const { data, loading } = useCall('GET /page/checkSlug', asked);
  const uses = useCall('GET /dependencies/checkDependencies', { type: 'link', url: `/${page.slug}` });
  const inUse = !loading && data?.data?.slug === slug;
  const save = async () => {
    setBusy(true);
    const saved = await attempt(async () => {
      const taken = await api('GET /page/checkSlug', asked);
      if (taken.data) throw new Told(`/${slug} already exists.`);
      await savePageWith({ slug });
    }, 'Page Saved');
    setBusy(false);
    if (!saved) return;
    onClose();
    navigate(`/${slug}`);
  };
  return (
    <Dialog title="Change Slug" width={800} height={400} onClose={onClose}>
      <TextInput
        label="Page Slug"
        hint={`The page will stand at /${slug}`}
        error={inUse ? `/${slug} already exists.` : undefined}
        maxLength={200}
        value={words}
        onChange={setWords}
      />
      {uses.data && uses.data.length > 0 && (
        <>
          <p>These pages link to its present address:</p>
          <ul>
            {uses.data.map((use) => (
              <li key={use.parentId}>/{use.slug}</li>
            ))}
          </ul>
        </>
      )}
      <p className="ed-hint">Once it was published, its old address leads to the new one.</p>
      <div className="ed-actions">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="primary"
          disabled={busy || inUse || slug === page.slug || slug === ''}
          onClick={() => void save()}
        >
          Save
        </Button>
      </div>
    </Dialog>
  );
}
