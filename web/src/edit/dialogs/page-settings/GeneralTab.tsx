import { useId, useEffect } from 'react';
import { getPageType } from '../../page-types/registry.ts';
import type { PageAct } from '../../core/panel.ts';
import { openOverlay } from '../../core/panel-actions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { setValue } from '../../core/actions.ts';
import { confirmUnpublishPage } from '../../confirm/unpublish.ts';
import { publishPage, unpublishPage } from '../../publishing/commands.ts';
import { isPublishable } from '../../../../../proto/publish-status.ts';
import { useDocument } from '../../core/use-document.ts';
import { usePageRefusal } from '../../core/use-page-refusal.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { PermissionGate } from '../../ui/PermissionGate.tsx';
import { Reasons } from '../../ui/Reasons.tsx';
import { Select } from '../../ui/Select.tsx';
import { FieldList } from '../../sidebar/FieldList.tsx';
import { RevealedField } from '../../sidebar/RevealedField.tsx';
import { PageTheme } from '../../sidebar/PageTheme.tsx';
import { tags } from '../../../fields/field.ts';
import { pageActLabels, pageActRefusal } from './page-act.ts';
import type { PageSetting } from './fields-tabs.tsx';
import { SubNavChoice } from '../../sidebar/SubNavChoice.tsx';
import { formatDateTime } from '../../ui/format-date-time.ts';
import { common, messages } from '../../messages/messages.ts';
import { useOwnerNames } from '../../page-acts/use-owner-names.ts';
import { useCall } from '../../ui/use-call.ts';
import type { Page } from '../../../../../proto/entities/page.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as tablesStyles from '../../ui/styles/tables.module.css';

const t = messages.pageSettings;

const settings = {
  template: { path: ['template'], label: common.template },
  theme: { path: ['theme'], label: messages.sidebar.theme.title },
  tags: { path: ['tags'], label: common.tags },
  subNav: { path: ['miniNavId'], label: common.subNav },
  isTemplate: { path: ['isTemplate'], label: t.acts.template },
} satisfies Record<string, PageSetting>;
export const generalSettings: PageSetting[] = Object.values(settings);

export function GeneralTab() {
  const editor = useEditor();
  const now = useEditorState();
  const page = useDocument('page');
  const reasonsId = useId();
  const mayNotEdit = usePageRefusal('edit');
  const mayNotPublish = usePageRefusal('publish');
  if (!page) return null;
  const notDeletable = pageActRefusal(now, 'delete');
  const open = (act: PageAct) => openOverlay(editor, { kind: 'page-act', act });
  const unpublish = async () => {
    if (await confirmUnpublishPage(editor, page)) await unpublishPage(editor, page);
  };
  return (
    <>
      <dl className={tablesStyles.facts}>
        <dt>{common.slug}</dt>
        <dd>
          /{page.slug}{' '}
          <Button look="quiet" disabled={mayNotEdit !== undefined} title={mayNotEdit} onClick={() => open('slug')}>
            {pageActLabels.slug}
          </Button>
        </dd>
        <dt>{common.owner}</dt>
        <dd>
          <PageOwner _id={page._id} revision={page.revision} />{' '}
          <Button look="quiet" disabled={mayNotEdit !== undefined} title={mayNotEdit} onClick={() => open('owner')}>
            {pageActLabels.owner}
          </Button>
        </dd>
        <dt>{t.lastChange}</dt>
        <dd>{formatDateTime(page.updatedAt)}</dd>
        <dt>{common.lastPublished}</dt>
        <dd>{page.published ? formatDateTime(page.lastPublished) : t.notPublished}</dd>
      </dl>
      <PermissionGate reason={mayNotEdit}>
        <RevealedField path={settings.template.path}>
          <Select
            label={settings.template.label}
            hint={common.templates[page.template].hint}
            value={page.template}
            options={getPageType(editor, page.pageType).templates.map((name) => ({
              value: name,
              text: common.templates[name].label,
            }))}
            onChange={(next) => setValue(editor, settings.template.path, next)}
          />
        </RevealedField>
        <RevealedField path={settings.theme.path}>
          <PageTheme page={page} />
        </RevealedField>
        <FieldList fields={{ tags: tags(settings.tags.label) }} document="page" base={[]} value={page} />
      </PermissionGate>
      <RevealedField path={settings.subNav.path}>
        <SubNavChoice page={page} />
      </RevealedField>
      <RevealedField path={settings.isTemplate.path}>
        <PageActs page={page} />
      </RevealedField>
      <div className={inputsStyles.actions}>
        <ActionButton
          look="primary"
          disabled={!isPublishable(page) || mayNotPublish !== undefined}
          aria-describedby={reasonsId}
          run={() => publishPage(editor, page)}
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
          onClick={() => open('delete')}
        >
          {pageActLabels.delete}
        </Button>
      </div>
      <Reasons id={reasonsId} reasons={[mayNotPublish, notDeletable]} />
    </>
  );
}

/** Loads the owner, because a visit does not contain it. */
function PageOwner({ _id, revision }: { _id: string; revision: number }) {
  const { data, error, reload } = useCall('GET /page/loadVersion', { _id, version: 'draft' });
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `reload` is a new function on every render.
  useEffect(() => (data && data.revision !== revision ? reload() : undefined), [revision]);
  const nameOf = useOwnerNames(data?.owner ? [data.owner] : []);
  if (!data) return error || common.loading;
  return data.owner ? nameOf(data.owner) : common.noOwner;
}

const actTexts = messages.pageSettings.acts;

const acts = ['duplicate', 'copy', 'move', 'changeType'] as const;

function PageActs({ page }: { page: Page }) {
  const editor = useEditor();
  const now = useEditorState();
  const mayNotEdit = usePageRefusal('edit');
  return (
    <>
      <Toggle
        label={actTexts.template}
        hint={actTexts.templateHint}
        value={page.isTemplate ?? false}
        disabled={mayNotEdit !== undefined}
        onChange={(isTemplate) => setValue(editor, ['isTemplate'], isTemplate)}
      />
      <div className={inputsStyles.actions} role="group" aria-label={actTexts.label}>
        {acts.map((act) => {
          const refusal = pageActRefusal(now, act);
          return (
            <Button
              key={act}
              disabled={refusal !== undefined}
              title={refusal}
              onClick={() => openOverlay(editor, { kind: 'page-act', act })}
            >
              {pageActLabels[act]}
            </Button>
          );
        })}
      </div>
    </>
  );
}
