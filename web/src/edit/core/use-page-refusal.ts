import { useSnapshot } from 'valtio';
import type { Action } from '../../../../proto/permissions.ts';
import { pageEditRefusal } from './permissions.ts';
import { type ReadonlyState, state } from './state.ts';

export function usePageRefusal(action: Exclude<Action, 'view'>): string | undefined {
  const now = useSnapshot(state) as ReadonlyState;
  return now.documents.page ? pageEditRefusal(now, action, now.documents.page) : undefined;
}
