import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InOf, OutOf } from '../../../proto/contract.ts';
import type { identity } from '../../../proto/identity.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { CurrentUsers } from '../current-users.ts';

type MeCall = typeof identity.calls.me;

export class Me extends Query<OutOf<MeCall>> {
  constructor(
    readonly input: InOf<MeCall>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(Me)
export class MeHandler implements IQueryHandler<Me> {
  constructor(private readonly currentUsers: CurrentUsers) {}

  async execute({ caller: { user } }: Me) {
    return { user: user && (await this.currentUsers.findActive(user._id)) };
  }
}
