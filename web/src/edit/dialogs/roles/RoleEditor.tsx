import { useState } from 'react';
import type { Role } from '../../../../../proto/entities/user.ts';
import { api } from '../../../api.ts';
import { currentUser } from '../../core/permissions.ts';
import { showSuccess } from '../../core/toast-actions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { FormScope } from '../../forms/FormScope.tsx';
import { useForm } from '../../forms/use-form.ts';
import { common, messages } from '../../messages/messages.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { useResult } from '../../ui/use-call.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import { addToPages, countPages, isForPages, listPages } from './add-to-pages.ts';
import { describeRole, type useRightNames } from './describe-grants.ts';
import { GrantFields } from './GrantFields.tsx';
import { findGrantError } from './grants.ts';
import { Rights } from './Rights.tsx';
import { RoleUses } from './RoleUses.tsx';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.roles;

export type EditedRole = Partial<Role> & Pick<Role, 'name' | 'admin' | 'grants'>;

interface RoleEditorProps {
  role: EditedRole;
  names: ReturnType<typeof useRightNames>;
  onClose: () => void;
}

export function RoleEditor({ role: first, names, onClose }: RoleEditorProps) {
  const form = useForm<EditedRole>('role', first);
  const [tried, setTried] = useState(false);
  const editor = useEditor();
  const isAdministrator = currentUser(useEditorState())?.admin === true;
  const { _id, name, admin, grants = [] } = form.value;
  const nameError = name.trim() === '' ? t.nameMissing : undefined;
  const isForSomePages = isForPages(form.value);
  const [adds, setAdds] = useState<boolean>();
  // A changed name alone must not open pages that were deliberately closed to the role.
  const isAdding = adds ?? (!_id || JSON.stringify(grants) !== JSON.stringify(form.stored.grants));
  const submit = async () => {
    setTried(true);
    if (nameError || (!admin && findGrantError(grants))) return;
    await form.submit(async (role) => {
      const stored = await api('POST /roles/save', { role });
      showSuccess(editor, _id ? t.saved : t.added);
      if (isForSomePages && isAdding) await addToPages(editor, stored, names.regions);
      setAdds(undefined);
      return toForm(stored);
    });
  };
  return (
    <div className={sidebarStyles.stack}>
      <FormScope back={{ label: t.all, onClose }} form={form} acts={[{ label: common.save, run: submit }]}>
        <TextInput label={common.name} maxLength={100} error={tried ? nameError : undefined} {...form.bind('name')} />
        <Toggle
          label={t.administrators}
          hint={isAdministrator ? t.administratorsHint : t.onlyAdministrators}
          disabled={!isAdministrator}
          {...form.bind('admin')}
        />
        <Toggle
          label={messages.secondFactor.ofRole}
          hint={messages.secondFactor.ofRoleHint}
          value={form.value.secondFactor === true}
          onChange={(secondFactor) => form.change({ secondFactor })}
        />
        {!admin && (
          <GrantFields
            grants={grants}
            regions={names.regions}
            showsErrors={tried}
            onChange={(next) => form.change({ grants: next })}
          />
        )}
        <section className={sidebarStyles.stack}>
          <h3>{t.preview}</h3>
          <Rights sentences={describeRole(form.value, names)} />
        </section>
        {isForSomePages && (
          <section className={sidebarStyles.stack}>
            <PagesOfRole role={form.value} regions={names.regions} />
            <Toggle label={t.addToPages.choice} hint={t.addToPages.hint} value={isAdding} onChange={setAdds} />
          </section>
        )}
      </FormScope>
      {_id && <RoleUses roleId={_id} />}
    </div>
  );
}

function PagesOfRole({ role, regions }: { role: EditedRole; regions: RoleEditorProps['names']['regions'] }) {
  const { data, error } = useResult(String(role.revision), listPages);
  const text = data ? t.addToPages.summary(countPages(data, role, regions)) : common.loading;
  return <p role="status">{error || text}</p>;
}

export const toForm = ({ _id, name, admin, grants, secondFactor, revision }: Role): EditedRole => ({
  _id,
  name,
  admin,
  grants,
  secondFactor,
  revision,
});
