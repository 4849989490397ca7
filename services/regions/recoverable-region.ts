import { Inject, Injectable } from '@nestjs/common';
import type { RegionContent } from '../../proto/entities/region.ts';
import type { Caller } from '../../proto/permissions.ts';
import { requireCapability } from '../kit/require-capability.ts';
import type { Recoverable, Restoring } from '../kit/recovery/recoverable.ts';
import { toAuthor } from '../kit/versioned/author-of.ts';
import type { Decision, Guard, Versioned } from '../kit/versioned/versioned.ts';
import { DEFAULT_ROLES, type DefaultRolesContent } from './default-roles.ts';
import { decideCreate, REGIONS, decideSave } from './region.ts';

@Injectable()
export class RecoverableRegion implements Recoverable<RegionContent> {
  readonly kind = 'region';

  constructor(
    @Inject(REGIONS) readonly docs: Versioned<RegionContent>,
    @Inject(DEFAULT_ROLES) private readonly defaultRoles: Versioned<DefaultRolesContent>,
  ) {}

  permit(caller: Caller, _action: string, { _id, name }: Guard<RegionContent>): void {
    requireCapability(caller, 'regions', { regionId: _id, regionName: name });
  }

  async restore(content: RegionContent, { _id, head, caller }: Restoring<RegionContent>) {
    if (head) {
      const slugPrefix = head.draft.slugPrefix || content.slugPrefix;
      return decideSave(head, { ...content, slugPrefix, _id, revision: head.revision });
    }
    const decision = decideCreate(content, await this.docs.draft.count({ domainId: content.domainId ?? '' }));
    // Restored first, so that new pages are never open to more people than before.
    await this.restoreDefaultRoles(_id, caller);
    return decision;
  }

  private async restoreDefaultRoles(_id: string, caller: Caller): Promise<void> {
    const decide = async (
      head: object | null,
      log: ReturnType<Versioned<DefaultRolesContent>['log']>,
    ): Promise<Decision<DefaultRolesContent> | null> => {
      const deletion = head ? null : await log.deletion();
      const draft = deletion && (await log.at(deletion.revision - 1));
      return draft && { action: 'restore', draft };
    };
    await this.defaultRoles.commit(_id, toAuthor(caller), decide);
  }
}
