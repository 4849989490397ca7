import type { ChosenPage } from './change-pages.ts';

export const MAX_CHOSEN = 500;

/** Without those beyond the limit. */
export function choosePages(chosen: readonly ChosenPage[], more: readonly ChosenPage[]): ChosenPage[] {
  const all = new Map([...chosen, ...more].map(({ _id, slug, title }) => [_id, { _id, slug, title }]));
  return [...all.values()].slice(0, MAX_CHOSEN);
}
