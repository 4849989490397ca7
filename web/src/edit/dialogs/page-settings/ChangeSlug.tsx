import { languageOfRegion } from '../../../../../proto/language.ts';
import type { Page } from '../../../../../proto/entities/page.ts';
import { getPageType } from '../../page-types/registry.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { savePageWith } from '../../saving/commands.ts';
import { describeUse } from '../../confirm/uses.ts';
import { FormScope } from '../../forms/FormScope.tsx';
import { useForm } from '../../forms/use-form.ts';
import { getOperations, useSlugCheck } from '../../page-types/page-operations.ts';
import { UserFacingError } from '../../core/error-message.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCall } from '../../ui/use-call.ts';
import { common, messages } from '../../messages/messages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.pageSettings.changeSlug;

interface ChangeSlugProps {
  page: Page;
  navigate: (url: string) => void;
  onClose: () => void;
}

export function ChangeSlug({ page, navigate, onClose }: ChangeSlugProps) {
  const editor = useEditor();
  const form = useForm('slug', { input: page.slug });
  const { input } = form.value;
  const region = useEditorState().visit?.regions.find(({ _id }) => _id === page.region?._id);
  const { slugOf } = getPageType(editor, page.pageType);
  const slug =
    input === page.slug
      ? page.slug
      : slugOf(input, page.region?.slugPrefix ?? '', languageOfRegion(region?.code ?? ''));
  const query = { slug, domainId: page.domainId, _id: page._id };
  const { data, loading } = useSlugCheck(page.pageType, query);
  const uses = useCall('GET /dependencies/checkDependencies', { type: 'link', url: `/${page.slug}` });
  const inUse = !loading && data?.data?.slug === slug;
  const isNew = !inUse && slug !== page.slug && slug !== '';
  const save = async () => {
    if (!isNew) return;
    const saved = await form.submit(async () => {
      const existing = await getOperations(editor, page.pageType).checkSlug(query);
      if (existing.data) throw new UserFacingError(common.slugExists(slug));
      await savePageWith(editor, page, { slug });
    }, messages.saving.pageSaved);
    if (!saved) return;
    onClose();
    navigate(`/${slug}`);
  };
  const close = () => form.close(onClose);
  return (
    <Dialog title={t.title} width={800} height={400} onClose={close}>
      <FormScope
        form={form}
        missing={isNew || inUse ? undefined : t.missing}
        acts={[{ label: common.save, run: save, disabled: !isNew }]}
        onCancel={close}
      >
        <TextInput
          label={common.pageSlug}
          hint={common.newAddress(slug)}
          error={inUse ? common.slugExists(slug) : undefined}
          maxLength={200}
          {...form.bind('input')}
        />
        {uses.data && uses.data.length > 0 && (
          <>
            <p>{t.linkingPages}</p>
            <ul>
              {uses.data.map((use) => (
                <li key={use.parentId}>{describeUse(use)}</li>
              ))}
            </ul>
          </>
        )}
        <p className={inputsStyles.hint}>{t.redirectHint}</p>
      </FormScope>
    </Dialog>
  );
}
