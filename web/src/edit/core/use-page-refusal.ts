import { useSnapshot } from 'valtio';
import type { Action } from '../../../../proto/permissions.ts';
import { pageEditRefusal } from './permissions.ts';
import { type EditorState, state } from './state.ts';

export function usePageRefusal(action: Exclude<Action, 'view'>): string | undefined {
  const now = useSnapshot(state) as EditorState;
  return now.documents.page ? pageEditRefusal(now, action, now.documents.page) : undefined;
}
