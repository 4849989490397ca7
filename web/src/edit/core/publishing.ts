import type { NamedFinding } from '../../../../proto/publish-checks/checks.ts';
import type { Policy } from '../../../../proto/publish-checks/policies.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import type { Receipt } from '../../../../proto/receipt.ts';

export type PublishKind = 'publish' | 'unpublish' | 'undo';

export interface FoundProblem extends NamedFinding {
  policy: Exclude<Policy, 'ignore'>;
}

export interface PublishReview {
  problems: readonly FoundProblem[];
  /** The version of the page that was checked. */
  page: Page;
}

export interface ShownReceipt {
  kind: PublishKind;
  pageId: string;
  revision: number;
  changedMs: number;
  receipt: Receipt | null;
  error: string;
}
