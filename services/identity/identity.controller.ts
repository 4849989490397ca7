import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InOf, ServiceOf } from '../../proto/contract.ts';
import { identity } from '../../proto/identity.ts';
import type { Caller } from '../../proto/permissions.ts';
import type { WithoutHistory } from '../kit/recovery/recovery-controller.ts';
import { Serves } from '../kit/contract/serves.ts';
import { Login } from './commands/login.ts';
import { Logout } from './commands/logout.ts';
import { ForgotPassword } from './commands/forgot-password.ts';
import { SetPassword } from './commands/set-password.ts';
import { InviteUser } from './commands/invite-user.ts';
import { ReinviteUser } from './commands/reinvite-user.ts';
import { DeactivateUser } from './commands/deactivate-user.ts';
import { ReactivateUser } from './commands/reactivate-user.ts';
import { ResetUserPassword } from './commands/reset-user-password.ts';
import { ChangeAccount } from './commands/change-account.ts';
import { SaveRole } from './commands/save-role.ts';
import { DeleteRole } from './commands/delete-role.ts';
import { ApplyRolesToUser } from './commands/apply-roles-to-user.ts';
import { RevokeSession } from './commands/revoke-session.ts';
import { WorkOn } from './commands/work-on.ts';
import { Me } from './queries/me.ts';
import { OpenSession } from './queries/open-session.ts';
import { ListUsers } from './queries/list-users.ts';
import { ListRoles } from './queries/list-roles.ts';
import { ListSessions } from './queries/list-sessions.ts';

const { calls } = identity;
type Calls = typeof calls;

@Controller()
export class IdentityController implements WithoutHistory<ServiceOf<typeof identity>> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(calls.login)
  login(input: InOf<Calls['login']>, caller: Caller) {
    return this.commands.execute(new Login(input, caller));
  }

  @Serves(calls.me)
  me(input: InOf<Calls['me']>, caller: Caller) {
    return this.queries.execute(new Me(input, caller));
  }

  @Serves(calls.logout)
  logout(input: InOf<Calls['logout']>, caller: Caller) {
    return this.commands.execute(new Logout(input, caller));
  }

  @Serves(calls.openSession)
  openSession(input: InOf<Calls['openSession']>, caller: Caller) {
    return this.queries.execute(new OpenSession(input, caller));
  }

  @Serves(calls.workOn)
  workOn(input: InOf<Calls['workOn']>, caller: Caller) {
    return this.commands.execute(new WorkOn(input, caller));
  }

  @Serves(calls.forgotPassword)
  forgotPassword(input: InOf<Calls['forgotPassword']>, caller: Caller) {
    return this.commands.execute(new ForgotPassword(input, caller));
  }

  @Serves(calls.setPassword)
  setPassword(input: InOf<Calls['setPassword']>, caller: Caller) {
    return this.commands.execute(new SetPassword(input, caller));
  }

  @Serves(calls.listUsers)
  listUsers(input: InOf<Calls['listUsers']>, caller: Caller) {
    return this.queries.execute(new ListUsers(input, caller));
  }

  @Serves(calls.inviteUser)
  inviteUser(input: InOf<Calls['inviteUser']>, caller: Caller) {
    return this.commands.execute(new InviteUser(input, caller));
  }

  @Serves(calls.reinviteUser)
  reinviteUser(input: InOf<Calls['reinviteUser']>, caller: Caller) {
    return this.commands.execute(new ReinviteUser(input, caller));
  }

  @Serves(calls.deactivateUser)
  deactivateUser(input: InOf<Calls['deactivateUser']>, caller: Caller) {
    return this.commands.execute(new DeactivateUser(input, caller));
  }

  @Serves(calls.reactivateUser)
  reactivateUser(input: InOf<Calls['reactivateUser']>, caller: Caller) {
    return this.commands.execute(new ReactivateUser(input, caller));
  }

  @Serves(calls.resetUserPassword)
  resetUserPassword(input: InOf<Calls['resetUserPassword']>, caller: Caller) {
    return this.commands.execute(new ResetUserPassword(input, caller));
  }

  @Serves(calls.changeAccount)
  changeAccount(input: InOf<Calls['changeAccount']>, caller: Caller) {
    return this.commands.execute(new ChangeAccount(input, caller));
  }

  @Serves(calls.listRoles)
  listRoles(input: InOf<Calls['listRoles']>, caller: Caller) {
    return this.queries.execute(new ListRoles(input, caller));
  }

  @Serves(calls.saveRole)
  saveRole(input: InOf<Calls['saveRole']>, caller: Caller) {
    return this.commands.execute(new SaveRole(input, caller));
  }

  @Serves(calls.deleteRole)
  deleteRole(input: InOf<Calls['deleteRole']>, caller: Caller) {
    return this.commands.execute(new DeleteRole(input, caller));
  }

  @Serves(calls.applyRolesToUser)
  applyRolesToUser(input: InOf<Calls['applyRolesToUser']>, caller: Caller) {
    return this.commands.execute(new ApplyRolesToUser(input, caller));
  }

  @Serves(calls.listSessions)
  listSessions(input: InOf<Calls['listSessions']>, caller: Caller) {
    return this.queries.execute(new ListSessions(input, caller));
  }

  @Serves(calls.revokeSession)
  revokeSession(input: InOf<Calls['revokeSession']>, caller: Caller) {
    return this.commands.execute(new RevokeSession(input, caller));
  }
}
