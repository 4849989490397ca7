import { Trash2 } from 'lucide-react';
import type { Page } from '../../../../proto/entities/page.ts';
import type { SubNav } from '../../../../proto/entities/sub-nav.ts';
import { api } from '../../api.ts';
import { deleteSubNav } from './delete-sub-nav.ts';
import type { Editor } from '../core/editor.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { setValue } from '../core/actions.ts';
import { openSidebar } from '../core/panel-actions.ts';
import { refusalInRegion } from '../core/permissions.ts';
import { usePageRefusal } from '../core/use-page-refusal.ts';
import { keepInMemory } from '../forms/form-actions.ts';
import { useForm } from '../forms/use-form.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { openSiteDocument } from '../saving/site-document-saving.ts';
import { Button } from '../ui/Button.tsx';
import { PermissionGate } from '../ui/PermissionGate.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { useCall } from '../ui/use-call.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as sidebarStyles from '../ui/styles/sidebar.module.css';
import * as rowsStyles from '../ui/styles/rows.module.css';

const t = messages.sidebar.subNavs;

/** Remains when the sidebar is closed, because the sidebar closes without a question. */
const newSubNav = (editor: Editor) => {
  const memory: { input: { name: string } | null } = { input: null };
  keepInMemory(editor, 'subNav', () => memory.input !== null);
  return memory;
};

function editLinks(editor: Editor, subNav: SubNav): void {
  openSiteDocument(editor, 'subNav', subNav);
  openSidebar(editor, 'sub-nav');
}

export function SubNavChoice({ page }: { page: Page }) {
  const editor = useEditor();
  const form = useForm('subNav', { name: '' }, { memory: editor.get(newSubNav) });
  const { name } = form.value;
  const region = page.region?.slugPrefix ?? '';
  const mayNotChoose = usePageRefusal('edit');
  const mayNotChange = refusalInRegion(useEditorState(), 'subNavs', region);
  const choosing = { disabled: mayNotChoose !== undefined, title: mayNotChoose };
  const changing = { disabled: mayNotChange !== undefined, title: mayNotChange };
  // The service does not count this page until its draft is saved.
  const usesOf = ({ _id, count }: SubNav) => (page.miniNavId === _id ? Math.max(count, 1) : count);
  const { data, error, reload } = useCall('GET /subNav/list', { region, domainId: page.domainId });
  const add = async () => {
    if (name.trim() === '') return;
    const added = await form.submit(async (sent) => {
      await api('POST /subNav/add', { ...sent, region, domainId: page.domainId });
      return { name: '' };
    }, t.added(name.trim()));
    if (added) reload();
  };
  const remove = async (subNav: SubNav) => {
    if (await deleteSubNav(editor, subNav)) reload();
  };
  return (
    <fieldset className={sidebarStyles.group}>
      <legend>{common.subNav}</legend>
      <ErrorMessage>{error}</ErrorMessage>
      <ul className={rowsStyles.rows}>
        {data?.map((subNav) => (
          <li key={subNav._id}>
            <span className={rowsStyles.rowName}>{subNav.name || common.missingName}</span>
            <span className={inputsStyles.hint}>{t.pages(usesOf(subNav))}</span>
            <span className={`${inputsStyles.actions} ${rowsStyles.rowActions}`}>
              {page.miniNavId === subNav._id ? (
                <Button {...choosing} onClick={() => setValue(editor, ['miniNavId'], null)}>
                  {t.removeFromPage}
                </Button>
              ) : (
                <Button {...choosing} onClick={() => setValue(editor, ['miniNavId'], subNav._id)}>
                  {t.use}
                </Button>
              )}
              <Button {...changing} onClick={() => editLinks(editor, subNav)}>
                {t.editLinks}
              </Button>
              <IconButton
                icon={Trash2}
                label={common.deleteNamed(subNav.name || common.missingName)}
                {...changing}
                disabled={changing.disabled || usesOf(subNav) > 0}
                onClick={() => void remove(subNav)}
              />
            </span>
          </li>
        ))}
      </ul>
      <PermissionGate reason={mayNotChange}>
        <div className={inputsStyles.inline}>
          <TextInput label={t.new} maxLength={100} {...form.bind('name')} />
          <ActionButton disabled={name.trim() === ''} busy={form.status === 'saving'} run={add}>
            {common.add}
          </ActionButton>
        </div>
      </PermissionGate>
      <ErrorMessage>{form.error}</ErrorMessage>
    </fieldset>
  );
}
