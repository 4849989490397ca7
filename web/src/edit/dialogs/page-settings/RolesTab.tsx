import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { changePage } from '../../saving/commands.ts';
import { refusal } from '../../core/permissions.ts';
import { useDocument } from '../../core/use-document.ts';
import { getOperations } from '../../page-types/page-operations.ts';
import { RoleChecks } from '../page-roles/RoleChecks.tsx';
import { messages } from '../../messages/messages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.pageSettings;

export function RolesTab() {
  const editor = useEditor();
  const page = useDocument('page');
  const reason = refusal(useEditorState(), 'people');
  if (!page) return null;
  return (
    <>
      <p className={inputsStyles.hint}>{messages.pageRoles.hint}</p>
      {reason && <p className={inputsStyles.hint}>{reason}</p>}
      <RoleChecks
        lists={page}
        disabled={reason !== undefined}
        onChange={({ viewerRoles, editorRoles, publisherRoles }, all) =>
          void changePage(editor, page, 'apply-roles', t.rolesSaved, ({ _id, pageType }) => {
            const levelOf = (role: string) => ({
              viewer: viewerRoles.includes(role),
              editor: editorRoles.includes(role),
              publisher: publisherRoles.includes(role),
            });
            const roles = all.map((role) => ({ _id: role, level: levelOf(role) }));
            return getOperations(editor, pageType).applyRoles({ page: { _id }, roles });
          })
        }
      />
    </>
  );
}
