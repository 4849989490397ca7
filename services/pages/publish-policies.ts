import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '../../proto/errors.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import type { Caller } from '../../proto/permissions.ts';
import { findBlockingProblems } from '../../proto/publish-checks/checks.ts';
import { defaultPolicies, type Policies } from '../../proto/publish-checks/policies.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { type Bus, BUS } from '../kit/bus/bus.ts';
import { log } from '../kit/log/log.ts';

const TIMEOUT_MS = 1000;

@Injectable()
export class PublishPolicies {
  private readonly known = new Map<string, Policies>();

  constructor(@Inject(BUS) private readonly bus: Bus) {}

  /** Returns the last loaded policies while site-config is unavailable, because publishing must still be possible. */
  async load({ accessToken, domainId }: Caller): Promise<Policies> {
    try {
      const onBehalf = { accessToken, domainId, stage: 'live' } as const;
      const { policies } = await this.bus.call(siteConfig.calls.publishPolicies, {}, onBehalf, {
        timeoutMs: TIMEOUT_MS,
      });
      this.known.set(domainId, policies);
      return policies;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      log.warn(`The policies of checks could not be loaded: ${error.message}`);
      return this.known.get(domainId) ?? defaultPolicies;
    }
  }
}

export function requirePassedChecks(page: PageContent, policies: Policies): void {
  const problems = findBlockingProblems(page, policies);
  if (problems.length > 0) throw pageRefusals.blockedByChecks({ problems: problems.join('; ') });
}
