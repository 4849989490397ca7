import type { Policy, CheckName } from '../../../../proto/publish-checks/policies.ts';
import type { Path } from '../../../../proto/edit.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import type { Receipt } from '../../../../proto/receipt.ts';

export type PublishKind = 'publish' | 'unpublish' | 'undo';

export interface FoundProblem {
  check: CheckName;
  policy: Exclude<Policy, 'ignore'>;
  item: Path;
  what: string;
}

/** What is shown before a page is published. */
export interface PublishReview {
  problems: readonly FoundProblem[];
  /** As it was checked. */
  page: Page | null;
}

export interface ShownReceipt {
  kind: PublishKind;
  pageId: string;
  revision: number;
  changedMs: number;
  receipt: Receipt | null;
  error: string;
}
