import { useState } from 'react';
import type { PageBanner } from '../../../../../proto/entities/page-banner.ts';
import { api } from '../../../api.ts';
import { describeUse } from '../../confirm/uses.ts';
import { confirm } from '../../core/question-actions.ts';
import { errorMessage } from '../../core/error-message.ts';
import type { Editor } from '../../core/editor.ts';
import { showError } from '../../core/toast-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { FormBar } from '../../forms/FormBar.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { RichTextBox } from '../../rich-text/RichTextBox.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { common, messages } from '../../messages/messages.ts';

const t = messages.siteSettings.banners;

interface EditBannerProps {
  domainId: string;
  banner: PageBanner | null;
  onStored: () => void;
  onClose: () => void;
}

export function EditBanner({ domainId, banner, onStored, onClose }: EditBannerProps) {
  const editor = useEditor();
  const form = useForm('banner', { name: banner?.name ?? '', content: banner?.content ?? '' });
  const [tried, setTried] = useState(false);
  const { name } = form.value;
  const isNameless = name.trim() === '';
  const save = async () => {
    setTried(true);
    if (isNameless) return;
    if (banner && !(await confirmShow(editor, banner))) return;
    const stored = await form.submit(
      async ({ name, content }) => {
        if (banner) await api('POST /pageBanners/save', { domainId, banner: { ...banner, name, content } });
        else await api('POST /pageBanners/addNew', { domainId, name, content });
      },
      banner ? t.saved : t.added,
    );
    if (stored) onStored();
  };
  return (
    <FormDialog title={banner ? t.edit : t.add} height={465} form={form} onSubmit={save} onClose={onClose}>
      <TextInput
        label={common.name}
        placeholder={t.header}
        maxLength={100}
        error={tried && isNameless ? t.nameMissing : undefined}
        {...form.bind('name')}
      />
      <RichTextBox label={t.content} placeholder={t.contentPlaceholder} {...form.bind('content')} />
      <FormBar form={form}>
        <ActionButton look="primary" run={save}>
          {common.save}
        </ActionButton>
      </FormBar>
    </FormDialog>
  );
}

async function confirmShow(editor: Editor, { _id }: PageBanner): Promise<boolean> {
  try {
    const uses = await api('GET /dependencies/checkDependencies', { type: 'banner', bannerId: _id });
    if (uses.length === 0) return true;
    return await confirm(editor, { title: t.showTitle, text: t.show(uses.map(describeUse)), yes: t.showNow });
  } catch (error) {
    showError(editor, errorMessage(error));
    return false;
  }
}
