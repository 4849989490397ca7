import { normalizePath } from '../../../../../proto/address.ts';
import type { Output } from '../../../../../proto/contract.ts';
import type { siteConfig } from '../../../../../proto/site-config.ts';
import { api } from '../../../api.ts';
import { sendRedirect } from '../../confirm/redirect.ts';
import { useEditor } from '../../core/use-editor.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';
import { FormBar } from '../../forms/FormBar.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCall } from '../../ui/use-call.ts';
import { common, messages } from '../../messages/messages.ts';
import * as linksStyles from '../../ui/styles/links.module.css';

const t = messages.siteSettings.redirects;

export type RedirectRow = Output<typeof siteConfig.calls.loadRedirects>['redirects'][number];

interface EditRedirectProps {
  domainId: string;
  redirect: RedirectRow | null;
  onStored: () => void;
  onClose: () => void;
}

export function EditRedirect({ domainId, redirect, onStored, onClose }: EditRedirectProps) {
  const editor = useEditor();
  const form = useForm('redirect', { from: redirect?.from ?? '', to: redirect?.to ?? '' });
  const { from, to } = form.value;
  const slug = normalizePath(from).slice(1);
  const existingPage = useCall('GET /page/checkSlug', { slug, domainId });
  const shadowed = from.trim() !== '' && !existingPage.loading && existingPage.data?.data?.slug === slug;
  const submit = async (publish: boolean) => {
    const done = publish ? t.published : t.saved;
    const store = async (sent: typeof form.value) => {
      const row = { ...redirect, domainId, name: redirect?.name || sent.from.slice(0, MAX_NAME), ...sent };
      const send = (confirmed: boolean) => {
        // The user has already seen the warning below.
        const input = { redirect: row, overPage: confirmed || shadowed };
        return publish
          ? api('POST /siteSettings/publishRedirect', input)
          : api('POST /siteSettings/saveRedirect', input);
      };
      if (!(await sendRedirect(editor, sent, send))) throw new UserFacingError(t.shadowsPage(slug));
    };
    if (await form.submit(store, done, publish ? 'publish' : 'save')) onStored();
  };
  const isEmpty = from.trim() === '' || to.trim() === '';
  return (
    <FormDialog title={redirect ? t.edit : t.add} form={form} onSubmit={() => submit(false)} onClose={onClose}>
      <TextInput
        label={t.from}
        hint={t.fromHint}
        placeholder={t.fromPlaceholder}
        required
        maxLength={2000}
        {...form.bind('from')}
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
        maxLength={2000}
        {...form.bind('to')}
      />
      <FormBar form={form} missing={isEmpty ? t.addressMissing : undefined}>
        <ActionButton run={() => submit(false)} disabled={isEmpty}>
          {common.save}
        </ActionButton>
        <ActionButton look="primary" run={() => submit(true)} disabled={isEmpty}>
          {common.publish}
        </ActionButton>
      </FormBar>
    </FormDialog>
  );
}

const MAX_NAME = 200;
