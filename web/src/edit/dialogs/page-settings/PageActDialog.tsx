import { useState } from 'react';
import type { Page } from '../../../../../proto/entities/page.ts';
import type { PageAct } from '../../core/panel.ts';
import { closeOverlay, closePanel } from '../../core/panel-actions.ts';
import { useDocument } from '../../core/use-document.ts';
import { useEditor } from '../../core/use-editor.ts';
import { ChangeType } from '../../page-acts/ChangeType.tsx';
import { CopyPages } from '../../page-acts/CopyPages.tsx';
import { DuplicatePage } from '../../page-acts/DuplicatePage.tsx';
import { MovePages } from '../../page-acts/MovePages.tsx';
import type { Outcome } from '../../page-acts/task.ts';
import { toListedPage } from '../../page-acts/to-listed-page.ts';
import { isOpen } from '../../saving/commands.ts';
import { ChangeSlug } from './ChangeSlug.tsx';
import { PagePicker } from '../../links/PagePicker.tsx';
import { getOperations } from '../../page-types/page-operations.ts';
import { useCall } from '../../ui/use-call.ts';
import { DeleteDialog } from '../../confirm/DeleteDialog.tsx';
import type { ActProps } from '../../page-acts/ActDialog.tsx';
import { ChangeOwner } from '../../page-acts/ChangeOwner.tsx';
import { messages } from '../../messages/messages.ts';

interface PageActDialogProps {
  act: PageAct;
  navigate: (url: string) => void;
}

export function PageActDialog({ act, navigate }: PageActDialogProps) {
  const editor = useEditor();
  const page = useDocument('page');
  if (!page) return null;
  const onClose = () => closeOverlay(editor, 'page-act');
  const go = (url: string) => {
    if (!isOpen(editor, page)) return;
    if (editor.state.editInModal) closePanel(editor);
    navigate(url);
  };
  /** Opens the moved page, or the copy if there is only one. */
  const onChanged = (outcomes: readonly Outcome[]) => {
    const [first, ...more] = outcomes;
    if (!first || more.length > 0) return;
    if (first.deleted) go(`/${page.slug}`);
    else if (first.page && location.pathname !== `/${first.page.slug}`) go(`/${first.page.slug}`);
  };
  const row = toListedPage(page);
  const props = { onChanged, onClose };
  switch (act) {
    case 'slug':
      return <ChangeSlug page={page} navigate={go} onClose={onClose} />;
    case 'duplicate':
      return <DuplicatePage row={row} {...props} />;
    case 'copy':
      return <CopyPages rows={[row]} {...props} />;
    case 'move':
      return <MovePages rows={[row]} {...props} />;
    case 'changeType':
      return <ChangeType row={row} {...props} />;
    case 'owner':
      return <ChangeOwnerOfPage _id={page._id} {...props} />;
    case 'delete':
      return (
        <DeletePage
          page={page}
          onRemoved={(href) => {
            onClose();
            go(href);
          }}
          onClose={onClose}
        />
      );
  }
}

const t = messages.pageSettings.deletePage;

interface DeletePageProps {
  page: Page;
  onRemoved: (href: string) => void;
  onClose: () => void;
}

function DeletePage({ page, onRemoved, onClose }: DeletePageProps) {
  const editor = useEditor();
  const [target, setTarget] = useState('');
  const uses = useCall('GET /dependencies/checkDependencies', { type: 'link', url: `/${page.slug}` });
  // Links from the page to itself are deleted with it.
  const others = uses.data?.filter(({ parentId }) => parentId !== page._id) ?? null;
  const redirectTo = target.replace(/^\//, '');
  return (
    <DeleteDialog
      title={t.title}
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

function ChangeOwnerOfPage({ _id, ...props }: ActProps & { _id: string }) {
  const { data, error } = useCall('GET /page/loadVersion', { _id, version: 'draft' });
  return <ChangeOwner rows={data && [toListedPage(data)]} error={error} {...props} />;
}
