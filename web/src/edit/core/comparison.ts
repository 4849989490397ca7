import type { Version } from '../../../../proto/document-history.ts';

export type { Version };

export interface ComparedDocument {
  /** Name of a kind in history/document-kinds.ts. */
  kind: string;
  _id: string;
}

export interface Comparison extends ComparedDocument {
  before: Version;
  after: Version;
}
