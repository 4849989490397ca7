import { useState } from 'react';
import type { PageType } from '../../../../../proto/values.ts';
import { api } from '../../../api.ts';
import { refusal } from '../../core/permissions.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { listPageTypes } from '../../page-types/registry.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Select } from '../../ui/Select.tsx';
import { useCall } from '../../ui/use-call.ts';
import { RoleChecks } from '../page-roles/RoleChecks.tsx';
import { common, messages } from '../../messages/messages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.siteSettings.regions;

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
