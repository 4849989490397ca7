import { useId, useState } from 'react';
import { getPageType } from '../../page-types/registry.ts';
import { useEditor } from '../../core/use-editor.ts';
import { setValue } from '../../core/actions.ts';
import { confirmUnpublishPage } from '../../confirm/unpublish-page.ts';
import { publishPage, unpublishPage } from '../../publishing/commands.ts';
import { isPublishable } from '../../core/publishable.ts';
import { useDocument } from '../../core/use-document.ts';
import { usePageRefusal } from '../../core/use-page-refusal.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { PermissionGate } from '../../ui/PermissionGate.tsx';
import { Reasons } from '../../ui/Reasons.tsx';
import { Select } from '../../ui/Select.tsx';
import { FieldList } from '../../sidebar/FieldList.tsx';
import { PageTheme } from '../../sidebar/PageTheme.tsx';
import { tags } from '../../../fields/field.ts';
import type { ModalProps } from '../EditModal.tsx';
import { ChangeSlug } from './ChangeSlug.tsx';
import { DeletePage } from './DeletePage.tsx';
import { PageActs } from './PageActs.tsx';
import { SubNavChoice } from '../../sidebar/SubNavChoice.tsx';
import { formatDateTime } from '../../ui/format-date-time.ts';
import { common, messages } from '../../messages/messages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as tablesStyles from '../../ui/styles/tables.module.css';

const t = messages.pageSettings;

export function GeneralTab({ navigate }: ModalProps) {
  const editor = useEditor();
  const page = useDocument('page');
  const [changing, setChanging] = useState(false);
  const [removing, setRemoving] = useState(false);
  const reasonsId = useId();
  const mayNotEdit = usePageRefusal('edit');
  const mayNotPublish = usePageRefusal('publish');
  const mayNotDelete = usePageRefusal('delete');
  if (!page) return null;
  const notDeletable = page.published ? t.unpublishFirst : mayNotDelete;
  const unpublish = async () => {
    if (await confirmUnpublishPage(editor, page)) await unpublishPage(editor);
  };
  return (
    <>
      <dl className={tablesStyles.facts}>
        <dt>{common.slug}</dt>
        <dd>
          /{page.slug}{' '}
          <Button look="quiet" disabled={mayNotEdit !== undefined} title={mayNotEdit} onClick={() => setChanging(true)}>
            {t.changeSlug.title}
          </Button>
        </dd>
        <dt>{t.lastChange}</dt>
        <dd>{formatDateTime(page.updatedAt)}</dd>
        <dt>{common.lastPublished}</dt>
        <dd>{page.published ? formatDateTime(page.lastPublished) : t.notPublished}</dd>
      </dl>
      {removing && <DeletePage page={page} onRemoved={navigate} onClose={() => setRemoving(false)} />}
      {changing && <ChangeSlug page={page} navigate={navigate} onClose={() => setChanging(false)} />}
      <PermissionGate reason={mayNotEdit}>
        <Select
          label={common.template}
          hint={common.templates[page.template].hint}
          value={page.template}
          options={getPageType(editor, page.pageType).templates.map((name) => ({
            value: name,
            text: common.templates[name].label,
          }))}
          onChange={(next) => setValue(editor, ['template'], next)}
        />
        <PageTheme page={page} />
        <FieldList fields={{ tags: tags(common.tags) }} document="page" base={[]} value={page} />
      </PermissionGate>
      <SubNavChoice page={page} />
      <PageActs page={page} navigate={navigate} />
      <div className={inputsStyles.actions}>
        <ActionButton
          look="primary"
          disabled={!isPublishable(page) || mayNotPublish !== undefined}
          aria-describedby={reasonsId}
          run={() => publishPage(editor)}
        >
          {t.publish}
        </ActionButton>
        <ActionButton
          disabled={!page.published || mayNotPublish !== undefined}
          aria-describedby={reasonsId}
          run={unpublish}
        >
          {t.unpublish}
        </ActionButton>
        <Button
          look="danger"
          disabled={notDeletable !== undefined}
          aria-describedby={reasonsId}
          onClick={() => setRemoving(true)}
        >
          {t.delete}
        </Button>
      </div>
      <Reasons id={reasonsId} reasons={[mayNotPublish, notDeletable]} />
    </>
  );
}
