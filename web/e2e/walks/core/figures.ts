import type { Passed } from './tab/gate.ts';

export type FigureName =
  | `${'action' | 'save' | 'merge' | 'conflict' | 'decision' | 'kill' | 'reload' | 'return' | 'word' | 'revision'}s`
  | 'publishes'
  | 'offline periods'
  | 'lost requests'
  | 'lost responses'
  | 'ended sessions'
  | 'restarts of the services';

export type Figures = Partial<Record<FigureName, number>>;

export function count(figures: Figures, name: FigureName, by = 1): void {
  figures[name] = (figures[name] ?? 0) + by;
}

export function add(figures: Figures, more: Figures): void {
  for (const [name, value] of Object.entries(more)) count(figures, name as FigureName, value);
}

export function countPassed(figures: Figures, { fate, path, status, received }: Passed): void {
  if (fate !== 'delivered') count(figures, fate === 'request lost' ? 'lost requests' : 'lost responses');
  if (path === 'POST /api/page/publishPage' && status === 200) count(figures, 'publishes');
  if (path !== 'POST /api/page/edit') return;
  if (status === 200) count(figures, 'saves');
  if (status === 200 && (received as { theirs: unknown[] }).theirs.length > 0) count(figures, 'merges');
  if (status === 409) count(figures, 'conflicts');
}
