import type { Action } from '../../../../proto/permissions.ts';
import { useEditorState } from './use-editor.ts';
import { pageEditRefusal } from './permissions.ts';

export function usePageRefusal(action: Exclude<Action, 'view'>): string | undefined {
  const now = useEditorState();
  return now.documents.page ? pageEditRefusal(now, action, now.documents.page) : undefined;
}
