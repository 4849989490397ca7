import { VIEW_TOKEN } from '../../view-token.ts';

/** Loads the page again, so that nothing of the previous user remains in memory. */
export function startView(token: string): void {
  sessionStorage.setItem(VIEW_TOKEN, token);
  reload();
}

export function endView(): void {
  sessionStorage.removeItem(VIEW_TOKEN);
  reload();
}

const reload = (): void => window.location.assign(window.location.pathname + window.location.search);
