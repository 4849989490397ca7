import type { Version } from '../../../../proto/document-history.ts';

export type { Version };

export interface ComparedDocument {
  kind: string;
  _id: string;
}

export interface Comparison extends ComparedDocument {
  before: Version;
  after: Version;
}
