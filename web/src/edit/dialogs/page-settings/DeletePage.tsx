import { useState } from 'react';
import type { Page } from '../../../../../proto/entities/page.ts';
import { PagePicker } from '../../links/PagePicker.tsx';
import { getOperations } from '../../page-types/page-operations.ts';
import { useCall } from '../../ui/use-call.ts';
import { DeleteDialog } from '../../confirm/DeleteDialog.tsx';
import { useEditor } from '../../core/use-editor.ts';
import { messages } from '../../messages/messages.ts';

const t = messages.pageSettings.deletePage;

interface DeletePageProps {
  page: Page;
  onRemoved: (href: string) => void;
  onClose: () => void;
}

export function DeletePage({ page, onRemoved, onClose }: DeletePageProps) {
  const editor = useEditor();
  const [target, setTarget] = useState('');
  const uses = useCall('GET /dependencies/checkDependencies', { type: 'link', url: `/${page.slug}` });
  // Links from the page to itself are deleted with it.
  const others = uses.data?.filter(({ parentId }) => parentId !== page._id) ?? null;
  const redirectTo = target.replace(/^\//, '');
  return (
    <DeleteDialog
      title={t.title}
      width={800}
      height={350}
      about={`/${page.slug}`}
      uses={{ ...uses, data: others }}
      replacement={{
        isChosen: redirectTo !== '',
        button: t.button,
        input: (
          <PagePicker
            label={others?.length ? t.redirectTo : t.redirectToOptional}
            hint={t.redirectHint(page.slug)}
            href={target}
            onChange={setTarget}
          />
        ),
      }}
      done={redirectTo ? t.doneWithRedirect(target) : t.done}
      remove={() => getOperations(editor, page.pageType).delete({ _id: page._id, ...(redirectTo && { redirectTo }) })}
      onRemoved={() => onRemoved(target || '/')}
      onClose={onClose}
    />
  );
}
