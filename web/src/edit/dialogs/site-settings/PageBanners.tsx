import { useRef, useState } from 'react';
import type { PageBanner } from '../../../../../proto/entities/page-banner.ts';
import { api } from '../../../api.ts';
import { describeUse } from '../../confirm/uses.ts';
import type { Editor } from '../../core/editor.ts';
import { confirmLoaded } from '../../core/question-actions.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { DetailDialog } from '../../forms/DetailDialog.tsx';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import { common, messages } from '../../messages/messages.ts';
import { RichTextBox } from '../../rich-text/RichTextBox.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { DeleteAct, EditAct, PublishActs } from '../../ui/RowActs.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useScreenList } from '../../ui/use-list.ts';
import * as cropperStyles from '../../ui/styles/cropper.module.css';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.siteSettings.banners;

export function PageBanners() {
  const domainId = useEditorState().visit?.domainId ?? '';
  const { data, error } = useCall('GET /pageBanners/list', { domainId });
  const list = useScreenList([5, 10, 25]);
  const [editing, setEditing] = useState<PageBanner | 'new' | null>(null);
  const editor = useEditor();
  const publish = async (banner: PageBanner) => {
    if (!(await confirmShow(editor, banner))) return;
    await runWithToast(editor, () => api('POST /pageBanners/publish', { domainId, banner }), t.published);
  };
  const [removing, setRemoving] = useState<PageBanner | null>(null);
  return (
    <ListScreen
      list={list}
      rows={data}
      error={error}
      nothing={t.none}
      add={{ label: t.add, open: () => setEditing('new') }}
      columns={[{ label: common.name, show: ({ name }) => name }]}
      acts={(row) => (
        <>
          <EditAct name={row.name} run={() => setEditing(row)} />
          <PublishActs row={row} name={row.name} labels={t} publish={() => publish(row)} />
          <HistoryButton isIcon kind="pageBanner" _id={row._id} name={row.name} />
          <DeleteAct
            name={row.name}
            label={common.removeNamed(row.name)}
            title={common.remove}
            run={() => setRemoving(row)}
          />
        </>
      )}
    >
      {editing && (
        <EditBanner
          domainId={domainId}
          banner={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(null)}
        />
      )}
      {removing && <DeleteBanner domainId={domainId} banner={removing} onClose={() => setRemoving(null)} />}
    </ListScreen>
  );
}

interface EditBannerProps {
  domainId: string;
  banner: PageBanner | undefined;
  onClose: () => void;
}

function EditBanner({ domainId, banner, onClose }: EditBannerProps) {
  const editor = useEditor();
  const stored = useRef(banner);
  const save = async (sent: Pick<PageBanner, 'name' | 'content'>): Promise<PageBanner> =>
    (stored.current = stored.current
      ? await api('POST /pageBanners/save', { domainId, banner: { ...stored.current, ...sent } })
      : await api('POST /pageBanners/addNew', { domainId, ...sent }));
  return (
    <DetailDialog
      title={banner ? t.edit : t.add}
      name="banner"
      height={465}
      value={{ name: banner?.name ?? '', content: banner?.content ?? '' }}
      missing={({ name }) => (name.trim() === '' ? t.nameMissing : undefined)}
      saveDraft={save}
      acts={[
        { label: common.save, done: banner ? t.saved : t.added, store: save },
        {
          label: common.publish,
          done: t.published,
          isWanted: async () => !banner || confirmShow(editor, banner),
          store: async (sent) => api('POST /pageBanners/publish', { domainId, banner: await save(sent) }),
        },
      ]}
      onClose={onClose}
    >
      {({ bind }) => (
        <>
          <TextInput label={common.name} placeholder={t.header} maxLength={100} {...bind('name')} />
          <RichTextBox label={common.content} placeholder={t.contentPlaceholder} {...bind('content')} />
        </>
      )}
    </DetailDialog>
  );
}

const confirmShow = (editor: Editor, { _id }: PageBanner): Promise<boolean> =>
  confirmLoaded(editor, async () => {
    const uses = await api('GET /dependencies/checkDependencies', { type: 'banner', bannerId: _id });
    if (uses.length === 0) return null;
    return { title: t.showTitle, text: t.show(uses.map(describeUse)), yes: common.publish };
  });

interface DeleteBannerProps {
  domainId: string;
  banner: PageBanner;
  onClose: () => void;
}

function DeleteBanner({ domainId, banner, onClose }: DeleteBannerProps) {
  const editor = useEditor();
  const { data: uses } = useCall('GET /dependencies/checkDependencies', { type: 'banner', bannerId: banner._id });
  const remove = async () => {
    if (await runWithToast(editor, () => api('POST /pageBanners/deleteItem', { domainId, banner }), t.deleted))
      onClose();
  };
  return (
    <Dialog title={t.deleteTitle} width={800} height={300} onClose={onClose}>
      <p>{t.deleteText}</p>
      <p>{messages.confirm.restorable}</p>
      {uses && uses.length > 0 && (
        <>
          <p>{t.uses}</p>
          <ul className={cropperStyles.uses}>
            {uses.map((use) => (
              <li key={use.parentId}>{describeUse(use)}</li>
            ))}
          </ul>
        </>
      )}
      <div className={inputsStyles.actions}>
        <Button onClick={onClose}>{common.cancel}</Button>
        <ActionButton look="danger" run={remove}>
          {common.delete}
        </ActionButton>
      </div>
    </Dialog>
  );
}
