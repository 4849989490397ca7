export const policies = ['ignore', 'warn', 'block'] as const;
export type Policy = (typeof policies)[number];

/** Checks of the stored content with their default policies. The pages service enforces those that block. */
const contentChecks = {
  pageTitle: 'block',
  missingAlt: 'warn',
  headingOrder: 'warn',
  emptyBlock: 'warn',
  linkWithoutAddress: 'block',
  seoTitle: 'warn',
  seoDescription: 'warn',
  sampleContent: 'block',
} as const satisfies Record<string, Policy>;

/** Only the editor runs these checks, because they need the page on the screen. */
const shownChecks = {
  deadPageLink: 'warn',
  deadFileLink: 'warn',
  deadAnchor: 'warn',
  deadExternalLink: 'warn',
  contrast: 'warn',
  undeliveredForm: 'warn',
  eventTimeZone: 'warn',
} as const satisfies Record<string, Policy>;

export type ContentCheckName = keyof typeof contentChecks;
export type ShownCheckName = keyof typeof shownChecks;
export type CheckName = ContentCheckName | ShownCheckName;

export const contentCheckNames = Object.keys(contentChecks) as ContentCheckName[];
export const shownCheckNames = Object.keys(shownChecks) as ShownCheckName[];
export const checkNames: CheckName[] = [...contentCheckNames, ...shownCheckNames];

export type Policies = Record<CheckName, Policy>;

export const defaultPolicies: Policies = { ...contentChecks, ...shownChecks };

/** The check for sample content cannot be turned off. */
export const policiesOf = (check: CheckName): readonly Policy[] =>
  check === 'sampleContent' ? policies.filter((policy) => policy !== 'ignore') : policies;

/** A stored policy that the check does not support becomes a warning. */
export function resolvePolicies(chosen: Partial<Policies> = {}): Policies {
  const resolved = { ...defaultPolicies, ...chosen };
  for (const check of checkNames) if (!policiesOf(check).includes(resolved[check])) resolved[check] = 'warn';
  return resolved;
}
