import { useState } from 'react';
import type { Region } from '../../../../../proto/entities/region.ts';
import { api } from '../../../api.ts';
import { confirmUnpublishRegion } from '../../confirm/unpublish.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { runConfirmed } from '../../core/question-actions.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { FormScope } from '../../forms/FormScope.tsx';
import { useForm } from '../../forms/use-form.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { RegionFields, type NewRegion, regionErrors } from './RegionFields.tsx';
import { common, messages } from '../../messages/messages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { PageType } from '../../../../../proto/values.ts';
import { refusal } from '../../core/permissions.ts';
import { listPageTypes } from '../../page-types/registry.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Select } from '../../ui/Select.tsx';
import { useCall } from '../../ui/use-call.ts';
import { RoleChecks } from '../page-roles/RoleChecks.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.siteSettings.regions;

interface RegionEditorProps {
  region: Region | NewRegion;
  onClose: () => void;
}

const isCreated = (region: Region | NewRegion): region is Region => '_id' in region;

export function RegionEditor({ region: first, onClose }: RegionEditorProps) {
  const editor = useEditor();
  const form = useForm<Region | NewRegion>('region', first);
  const [dependentPages, setDependentPages] = useState<readonly { _id: string; slug: string }[] | null>(null);
  const [tried, setTried] = useState<'save' | 'publish' | null>(null);
  const region = form.value;
  const stored = isCreated(region) ? region : null;

  const submit = async (to: 'save' | 'publish') => {
    setTried(to);
    if (Object.keys(regionErrors(region, to)).length > 0) return;
    const done = to === 'publish' ? t.published : stored ? t.saved : t.added;
    const store = async (sent: Region | NewRegion): Promise<Region> => {
      if (!isCreated(sent)) {
        const created = await api('POST /regions/createRegion', { region: sent });
        form.adopt(created);
        return to === 'save' ? created : api('POST /regions/publishRegion', { region: created });
      }
      return to === 'save'
        ? api('POST /regions/saveRegion', { region: sent })
        : api('POST /regions/publishRegion', { region: sent });
    };
    await form.submit(store, done, to);
  };
  const unpublish = async () => {
    if (!stored || !(await confirmUnpublishRegion(editor, stored))) return;
    await runWithToast(
      editor,
      async () => {
        const answer = await api('POST /regions/unpublishRegion', { regionId: stored._id });
        const { revision, published, updatedAt } = answer;
        form.adopt({ revision, published, updatedAt });
      },
      t.unpublished,
    );
  };
  const remove = async () => {
    if (!stored) return;
    await runWithToast(editor, async () => {
      const pages = await api('GET /regions/findDependentPages', { regionId: stored._id });
      if (pages.length > 0) return setDependentPages(pages);
      const text = `${t.deleteText(stored.name)} ${messages.confirm.restorable}`;
      const question = { title: t.deleteTitle, text, yes: common.delete, danger: true };
      const call = () => api('POST /regions/deleteRegion', { regionId: stored._id });
      if (await runConfirmed(editor, question, call, t.deleted)) {
        form.discard();
        onClose();
      }
    });
  };
  return (
    <>
      <FormScope
        back={{ label: common.allRegions, onClose }}
        form={form}
        acts={[
          { label: common.save, run: () => submit('save') },
          { label: common.publish, run: () => submit('publish') },
        ]}
        others={
          stored && (
            <ActionButton look={stored.published ? 'plain' : 'danger'} run={stored.published ? unpublish : remove}>
              {stored.published ? common.unpublish : common.delete}
            </ActionButton>
          )
        }
      >
        <RegionFields
          region={region}
          errors={tried ? regionErrors(region, tried) : {}}
          isPrefixFixed={stored !== null && form.stored.slugPrefix !== ''}
          onChange={form.change}
        />
      </FormScope>
      {stored && <DefaultRoles regionId={stored._id} />}
      {dependentPages && <RegionInUse pages={dependentPages} onClose={() => setDependentPages(null)} />}
    </>
  );
}

const inUseTexts = messages.siteSettings.regions.inUse;

interface RegionInUseProps {
  pages: readonly { _id: string; slug: string }[];
  onClose: () => void;
}

export function RegionInUse({ pages, onClose }: RegionInUseProps) {
  const visible = pages.filter(({ slug }) => slug !== '');
  const hidden = pages.length - visible.length;
  return (
    <Dialog title={inUseTexts.title} onClose={onClose}>
      <p>{inUseTexts.text}</p>
      <ul>
        {visible.map(({ _id, slug }) => (
          <li key={_id}>/{slug}</li>
        ))}
        {hidden > 0 && <li>{inUseTexts.hidden(hidden)}</li>}
      </ul>
      <p>{inUseTexts.advice}</p>
      <div className={inputsStyles.actions}>
        <Button look="primary" onClick={onClose}>
          {inUseTexts.ok}
        </Button>
      </div>
    </Dialog>
  );
}

/** Default roles are saved at once and not with the form of the region, because they have their own right and revision. */
export function DefaultRoles({ regionId }: { regionId: string }) {
  const editor = useEditor();
  const reason = refusal(useEditorState(), 'people');
  const types = listPageTypes(editor);
  const [pageType, setPageType] = useState<string>(types[0]!.name);
  const { data, error } = useCall('GET /roles/ofRegion', { regionId });
  return (
    <fieldset className={sidebarStyles.group}>
      <legend>{messages.audit.kinds.defaultRoles}</legend>
      <p className={inputsStyles.hint}>{reason ?? t.newPagesHint}</p>
      <ErrorMessage>{error}</ErrorMessage>
      <Select
        label={common.pageType}
        value={pageType}
        options={types.map(({ name, label }) => ({ value: name, text: label }))}
        onChange={setPageType}
      />
      {data && (
        <RoleChecks
          lists={data.defaultRoles[pageType as PageType] ?? {}}
          disabled={reason !== undefined}
          onChange={async (lists) => {
            const defaultRoles = { ...data.defaultRoles, [pageType]: lists };
            const save = () => api('POST /roles/applyToRegion', { ...data, defaultRoles });
            await runWithToast(editor, save, t.newPagesSaved);
          }}
        />
      )}
    </fieldset>
  );
}
