import { ref } from 'valtio';
import type { Visit } from '../../../../proto/visit.ts';
import type { CollectedLink } from '../links/collect-links.ts';
import type { SavingStatus } from './state.ts';
import { writableState } from './writable-state.ts';

export function setVisit(visit: Visit): void {
  writableState.visit = ref(visit);
}

export function setSavingStatus(status: SavingStatus): void {
  writableState.saving = status;
  if (status.kind === 'signed-out') askToSignIn();
}

export function askToSignIn(): void {
  writableState.signIn = 'expired';
}

export function hideSignIn(): void {
  writableState.signIn = 'hidden';
}

export function showDeadLinks(links: readonly CollectedLink[]): void {
  writableState.deadLinks = ref(links);
}

export function setCollapsed(collapsed: boolean): void {
  writableState.collapsed = collapsed;
}
