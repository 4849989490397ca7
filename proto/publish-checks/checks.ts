import type { Fields } from '../blocks/manifest.ts';
import type { Finding, PublishCheck } from './check.ts';
import { emptyBlock, headingOrder, linkWithoutAddress, missingAlt, sampleContent } from './block-checks.ts';
import { pageTitle, seoDescription, seoTitle } from './title-checks.ts';
import { type CheckName, type ContentCheckName, contentCheckNames, type Policies } from './policies.ts';

export const publishChecks: Record<ContentCheckName, PublishCheck> = {
  pageTitle,
  missingAlt,
  headingOrder,
  emptyBlock,
  linkWithoutAddress,
  seoTitle,
  seoDescription,
  sampleContent,
};

export interface NamedFinding extends Finding {
  check: CheckName;
}

export const findInContent = (page: Fields, policies: Policies): NamedFinding[] =>
  contentCheckNames
    .filter((check) => policies[check] !== 'ignore')
    .flatMap((check) => publishChecks[check].find(page).map((finding) => ({ ...finding, check })));

export const findBlockingProblems = (page: Fields, policies: Policies): string[] =>
  contentCheckNames
    .filter((check) => policies[check] === 'block' && publishChecks[check].find(page).length > 0)
    .map((check) => publishChecks[check].problem);
