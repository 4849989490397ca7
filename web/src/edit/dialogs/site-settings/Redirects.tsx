import { useRef, useState } from 'react';
import { normalizePath } from '../../../../../proto/address.ts';
import type { Output } from '../../../../../proto/contract.ts';
import type { siteConfig } from '../../../../../proto/site-config.ts';
import { api } from '../../../api.ts';
import { deleteRedirectQuestion, sendRedirect, unpublishRedirectQuestion } from '../../confirm/redirect.ts';
import { describePublishStatus } from '../../core/describe-publish-status.ts';
import { runConfirmed } from '../../core/question-actions.ts';
import { runWithToast, showSuccess } from '../../core/toast-actions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { UserFacingError } from '../../core/error-message.ts';
import { DetailDialog } from '../../forms/DetailDialog.tsx';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import { common, messages } from '../../messages/messages.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { DeleteAct, EditAct, PublishActs } from '../../ui/RowActs.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useScreenList } from '../../ui/use-list.ts';
import * as linksStyles from '../../ui/styles/links.module.css';

const t = messages.siteSettings.redirects;
const MAX_NAME = 200;
const MAX_ADDRESS = 2000;

type Redirect = Output<typeof siteConfig.calls.loadRedirects>['redirects'][number];

export function Redirects() {
  const editor = useEditor();
  const domainId = useEditorState().visit?.domainId ?? '';
  const [editing, setEditing] = useState<Redirect | 'new' | null>(null);
  const list = useScreenList([5, 25, 100]);
  const { search, page, size } = list.asked;
  const { data, error } = useCall('GET /siteSettings/loadRedirects', { domainId, search, page, size });
  const publish = (redirect: Redirect) =>
    runWithToast(editor, async () => {
      const send = (overPage: boolean) => api('POST /siteSettings/publishRedirect', { redirect, overPage });
      if (await sendRedirect(editor, redirect, send)) showSuccess(editor, t.published);
    });
  const unpublish = (redirect: Redirect) => {
    const call = () => api('POST /siteSettings/unpublishRedirect', { _id: redirect._id });
    return runConfirmed(editor, unpublishRedirectQuestion(redirect), call, t.unpublished);
  };
  const remove = (redirect: Redirect) => {
    const { _id, published } = redirect;
    const call = async () => {
      if (published) await api('POST /siteSettings/unpublishRedirect', { _id });
      await api('POST /siteSettings/deleteRedirect', { _id });
    };
    return runConfirmed(editor, deleteRedirectQuestion(redirect), call, t.deleted);
  };
  return (
    <ListScreen
      list={list}
      rows={data?.redirects}
      total={data?.total}
      error={error}
      search={common.search}
      nothing={t.none}
      add={{ label: t.add, open: () => setEditing('new') }}
      columns={[
        { label: t.from, show: ({ from }) => from },
        { label: t.to, show: ({ to }) => to },
        { label: messages.pages.status, show: describePublishStatus },
      ]}
      acts={(row) => (
        <>
          <EditAct name={row.from} label={t.editNamed(row.from)} run={() => setEditing(row)} />
          <PublishActs
            row={row}
            name={row.from}
            labels={t}
            publish={() => publish(row)}
            unpublish={() => unpublish(row)}
          />
          <HistoryButton isIcon kind="redirect" _id={row._id} name={t.historyName(row.from)} />
          <DeleteAct name={row.from} label={t.deleteNamed(row.from)} run={() => remove(row)} />
        </>
      )}
    >
      {editing && (
        <EditRedirect
          domainId={domainId}
          redirect={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </ListScreen>
  );
}

type Addresses = Pick<Redirect, 'from' | 'to'>;
type StoreRoute = 'POST /siteSettings/saveRedirect' | 'POST /siteSettings/publishRedirect';

interface EditRedirectProps {
  domainId: string;
  redirect: Redirect | undefined;
  onClose: () => void;
}

function EditRedirect({ domainId, redirect, onClose }: EditRedirectProps) {
  const editor = useEditor();
  const [typed, setTyped] = useState(redirect?.from ?? '');
  const slug = normalizePath(typed).slice(1);
  const existingPage = useCall('GET /page/checkSlug', { slug, domainId });
  const shadowed = typed.trim() !== '' && !existingPage.loading && existingPage.data?.data?.slug === slug;
  const stored = useRef(redirect);
  const store = async (sent: Addresses, route: StoreRoute, hidesPage = shadowed) => {
    const row = { ...stored.current, domainId, name: redirect?.name || sent.from.slice(0, MAX_NAME), ...sent };
    const send = async (confirmed: boolean) => {
      stored.current = await api(route, { redirect: row, overPage: confirmed || hidesPage });
    };
    if (!(await sendRedirect(editor, sent, send))) throw new UserFacingError(t.shadowsPage(slug));
  };
  return (
    <DetailDialog
      title={redirect ? t.edit : t.add}
      name="redirect"
      value={{ from: redirect?.from ?? '', to: redirect?.to ?? '' }}
      missing={({ from, to }) => (from.trim() === '' || to.trim() === '' ? t.addressMissing : undefined)}
      // A draft hides no page. The user sees the warning below.
      saveDraft={(sent) => store(sent, 'POST /siteSettings/saveRedirect', true)}
      acts={[
        { label: common.save, done: t.saved, store: (sent) => store(sent, 'POST /siteSettings/saveRedirect') },
        {
          label: common.publish,
          done: t.published,
          store: (sent) => store(sent, 'POST /siteSettings/publishRedirect'),
        },
      ]}
      onClose={onClose}
    >
      {({ value, change, bind }) => (
        <>
          <TextInput
            label={t.from}
            hint={t.fromHint}
            placeholder={t.fromPlaceholder}
            required
            maxLength={MAX_ADDRESS}
            value={value.from}
            onChange={(from) => {
              setTyped(from);
              change({ from });
            }}
          />
          {shadowed && (
            <p className={linksStyles.warning} role="alert">
              {t.shadowsPage(slug)}
            </p>
          )}
          <TextInput
            label={t.to}
            hint={t.toHint}
            placeholder={t.toPlaceholder}
            required
            maxLength={MAX_ADDRESS}
            {...bind('to')}
          />
        </>
      )}
    </DetailDialog>
  );
}
