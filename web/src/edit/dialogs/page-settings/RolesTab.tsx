import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { changePage } from '../../saving/commands.ts';
import { refusal } from '../../core/permissions.ts';
import { useDocument } from '../../core/use-document.ts';
import { getOperations } from '../../page-types/page-operations.ts';
import { useCall } from '../../ui/use-call.ts';
import { common, messages } from '../../messages/messages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as tablesStyles from '../../ui/styles/tables.module.css';

const t = messages.pageSettings;

const levels = [
  { level: 'viewer', list: 'viewerRoles', label: t.viewer },
  { level: 'editor', list: 'editorRoles', label: t.editor },
  { level: 'publisher', list: 'publisherRoles', label: t.publisher },
] as const;

export function RolesTab() {
  const editor = useEditor();
  const page = useDocument('page');
  const reason = refusal(useEditorState(), 'people');
  const { data, error } = useCall('GET /roles/list', { page: 1, perPage: 100 });
  if (!page) return null;
  const has = (list: (typeof levels)[number]['list'], role: string) => page[list]?.includes(role) ?? false;
  const change = (role: string, changed: string, on: boolean) =>
    changePage(editor, page, 'apply-roles', t.rolesSaved, (stored) => {
      const roles = (data?.roles ?? []).map(({ _id }) => ({
        _id,
        level: Object.fromEntries(
          levels.map(({ level, list }) => [level, _id === role && level === changed ? on : has(list, _id)]),
        ),
      }));
      return getOperations(editor, stored.pageType).applyRoles({ page: { _id: stored._id }, roles });
    });
  return (
    <>
      {error && <p className={inputsStyles.error}>{error}</p>}
      {reason && <p className={inputsStyles.hint}>{reason}</p>}
      <table className={tablesStyles.table}>
        <thead>
          <tr>
            <th scope="col">{common.role}</th>
            {levels.map(({ level, label }) => (
              <th key={level} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data?.roles.map((role) => (
            <tr key={role._id}>
              <td>{role.name}</td>
              {levels.map(({ level, list, label }) => (
                <td key={level}>
                  <input
                    type="checkbox"
                    aria-label={`${role.name}: ${label}`}
                    disabled={reason !== undefined}
                    checked={has(list, role._id)}
                    onChange={(event) => void change(role._id, level, event.target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
          {data?.roles.length === 0 && (
            <tr>
              <td colSpan={4}>{common.noResults}</td>
            </tr>
          )}
        </tbody>
      </table>
    </>
  );
}
