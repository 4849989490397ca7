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
