import { findInContent, type NamedFinding } from '../../../../../proto/publish-checks/checks.ts';
import type { Finding } from '../../../../../proto/publish-checks/check.ts';
import { type Policies, type ShownCheckName, shownCheckNames } from '../../../../../proto/publish-checks/policies.ts';
import type { Page } from '../../../../../proto/entities/page.ts';
import type { Visit } from '../../../../../proto/visit.ts';
import { api } from '../../../api.ts';
import type { Editor } from '../../core/editor.ts';
import type { FoundProblem } from '../../core/publishing.ts';
import { contrast } from './contrast.ts';
import { deadAnchor, deadExternalLink, deadFileLink, deadPageLink } from './dead-links.ts';
import { eventTimeZone } from './event-time-zone.ts';
import { undeliveredForm } from './undelivered-form.ts';

export interface CheckedPage {
  editor: Editor;
  page: Page;
  visit: Visit;
}

export type ShownCheck = (checked: CheckedPage) => Finding[] | Promise<Finding[]>;

const shownChecks: Record<ShownCheckName, ShownCheck> = {
  deadPageLink,
  deadFileLink,
  deadAnchor,
  deadExternalLink,
  contrast,
  undeliveredForm,
  eventTimeZone,
};

export async function findProblems(editor: Editor, page: Page): Promise<FoundProblem[]> {
  const { visit } = editor.state;
  if (!visit) return [];
  const { policies } = await api('GET /siteSettings/publishPolicies', {});
  const shown = await findOnScreen({ editor, page, visit: visit as Visit }, policies);
  const problems = [...findInContent(page, policies), ...shown].flatMap((finding) => {
    const policy = policies[finding.check];
    return policy === 'ignore' ? [] : [{ ...finding, policy }];
  });
  return problems.sort((a, b) => Number(b.policy === 'block') - Number(a.policy === 'block'));
}

async function findOnScreen(checked: CheckedPage, policies: Policies): Promise<NamedFinding[]> {
  const found = await Promise.all(
    shownCheckNames
      .filter((check) => policies[check] !== 'ignore')
      .map(async (check) => (await shownChecks[check](checked)).map((finding) => ({ ...finding, check }))),
  );
  return found.flat();
}
