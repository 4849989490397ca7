import type { BulkAction, BulkPage, BulkResult } from '../../../../proto/entities/bulk-act.ts';
import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import type { Image } from '../../../../proto/entities/image.ts';
import type { LeftLinks } from '../core/left-links.ts';

/** The outcome for one page or picture. */
export interface Outcome {
  page?: ListedPage;
  picture?: Image;
  deleted?: string;
  leftLinks?: LeftLinks;
  undo?: () => Promise<Outcome>;
  undoOnServer?: ServerTask;
}

/** How the server does for many pages what a task does for one. */
export interface ServerTask {
  action: BulkAction;
  page: BulkPage;
  toOutcome: (result: BulkResult) => Outcome | Promise<Outcome>;
}

export interface Task {
  name: string;
  run: () => Promise<Outcome>;
  /** Absent if the act is not possible on the server, for example because a plugin replaces it. */
  onServer?: ServerTask;
}

export interface RunOptions {
  onProgress?: (finished: number) => void;
  isStopped?: () => boolean;
  /** An act of the server continues, but its results are no longer needed. */
  isLeft?: () => boolean;
}

export interface Failure {
  name: string;
  reason: string;
}

export interface Results {
  done: (Outcome & { name: string })[];
  failed: Failure[];
}
