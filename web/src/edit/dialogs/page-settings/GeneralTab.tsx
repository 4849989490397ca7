import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { pageTypeOf } from '../../../page-types/index.ts';
import { templateOf } from '../../../templates/index.ts';
import { setValue } from '../../core/actions.ts';
import { confirmUnpublishPage } from '../../confirm/unpublish-page.ts';
import { publishPage, unpublishPage } from '../../core/commands.ts';
import { isPublishable } from '../../core/publishable.ts';
import { pageRefusal } from '../../core/rights.ts';
import { type EditorState, state } from '../../core/state.ts';
import { useDocument } from '../../core/use-document.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { FieldList } from '../../sidebar/FieldList.tsx';
import { PageTheme } from '../../sidebar/PageTheme.tsx';
import { tags } from '../../../fields/field.ts';
import type { ModalProps } from '../EditModal.tsx';
import { ChangeSlug } from './ChangeSlug.tsx';
import { DeletePage } from './DeletePage.tsx';
import { SubNavChoice } from './SubNavChoice.tsx';
import { dateTimeOf } from './date-time-of.ts';

export function GeneralTab({ navigate }: ModalProps) {
  const page = useDocument('page');
  const [changing, setChanging] = useState(false);
  const [removing, setRemoving] = useState(false);
  const now = useSnapshot(state) as EditorState;
  if (!page) return null;
  const mayNotPublish = pageRefusal(now, 'publish', page);
  const mayNotDelete = pageRefusal(now, 'delete', page);
  const unpublish = async () => {
    if (await confirmUnpublishPage(page)) await unpublishPage();
  };
  return (
    <>
      <dl className="ed-facts">
        <dt>Slug</dt>
        <dd>
          /{page.slug}{' '}
          <Button look="quiet" onClick={() => setChanging(true)}>
            Change Slug
          </Button>
        </dd>
        <dt>Last Change</dt>
        <dd>{dateTimeOf(page.updatedAt)}</dd>
        <dt>Last Published</dt>
        <dd>{page.published ? dateTimeOf(page.lastPublished) : 'Not published'}</dd>
      </dl>
      {removing && <DeletePage page={page} onRemoved={() => navigate('/')} onClose={() => setRemoving(false)} />}
      {changing && <ChangeSlug page={page} navigate={navigate} onClose={() => setChanging(false)} />}
      <Select
        label="Template"
        hint={templateOf(page.template).about}
        value={page.template}
        options={pageTypeOf(page.pageType).templates.map((name) => ({ value: name, text: templateOf(name).label }))}
        onChange={(next) => setValue(['template'], next)}
      />
      <PageTheme page={page} />
      <SubNavChoice page={page} />
      <FieldList fields={{ tags: tags('Tags') }} document="page" base={[]} value={page} />
      <div className="ed-actions">
        <ActionButton
          look="primary"
          disabled={!isPublishable(page) || mayNotPublish !== undefined}
          title={mayNotPublish}
          run={publishPage}
        >
          Publish Changes
        </ActionButton>
        <ActionButton disabled={!page.published || mayNotPublish !== undefined} title={mayNotPublish} run={unpublish}>
          Unpublish Page
        </ActionButton>
        <Button
          look="danger"
          disabled={page.published || mayNotDelete !== undefined}
          title={page.published ? 'A published page can not be deleted: unpublish it first.' : mayNotDelete}
          onClick={() => setRemoving(true)}
        >
          Delete Page
        </Button>
      </div>
      {page.published && <p className="ed-hint">A published page can not be deleted: unpublish it first.</p>}
    </>
  );
}
