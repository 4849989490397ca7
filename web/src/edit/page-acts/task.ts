import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import type { LeftLinks } from '../core/left-links.ts';

/** The outcome for one page. */
export interface Outcome {
  page?: ListedPage;
  deleted?: string;
  leftLinks?: LeftLinks;
  undo?: () => Promise<Outcome>;
}

export interface Task {
  name: string;
  run: () => Promise<Outcome>;
}

export interface Failure {
  name: string;
  reason: string;
}

export interface Results {
  done: (Outcome & { name: string })[];
  failed: Failure[];
}
