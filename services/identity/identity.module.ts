import { Module } from '@nestjs/common';
import { identity } from '../../proto/identity.ts';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import type { ServiceDefinition } from '../kit/host/service-definition.ts';
import type { Settings } from '../kit/settings.ts';
import { provideRecovery } from '../kit/recovery/provide-recovery.ts';
import { recoveryController } from '../kit/recovery/recovery-controller.ts';
import { provideCollection } from '../kit/store/provide-collection.ts';
import { SETTINGS } from '../kit/tokens.ts';
import { provideVersioned } from '../kit/versioned/provide-versioned.ts';
import { ATTEMPTS, attemptsSpec } from '../kit/limits/attempts.ts';
import { LoginHandler } from './commands/login.ts';
import { LogoutHandler } from './commands/logout.ts';
import { ForgotPasswordHandler } from './commands/forgot-password.ts';
import { SetPasswordHandler } from './commands/set-password.ts';
import { InviteUserHandler } from './commands/invite-user.ts';
import { ReinviteUserHandler } from './commands/reinvite-user.ts';
import { DeactivateUserHandler } from './commands/deactivate-user.ts';
import { ReactivateUserHandler } from './commands/reactivate-user.ts';
import { ResetUserPasswordHandler } from './commands/reset-user-password.ts';
import { ChangeAccountHandler } from './commands/change-account.ts';
import { SaveRoleHandler } from './commands/save-role.ts';
import { DeleteRoleHandler } from './commands/delete-role.ts';
import { ApplyRolesToUserHandler } from './commands/apply-roles-to-user.ts';
import { RevokeSessionHandler } from './commands/revoke-session.ts';
import { WorkOnHandler } from './commands/work-on.ts';
import { CREDENTIALS, credentialsSpec } from './credentials.ts';
import { CurrentUsers } from './current-users.ts';
import { IdentityController } from './identity.controller.ts';
import { Limits } from '../kit/limits/limits.ts';
import { MAIL } from './mail/mail.ts';
import { openMail } from './mail/open-mail.ts';
import { Passwords } from './passwords.ts';
import { MeHandler } from './queries/me.ts';
import { OpenSessionHandler } from './queries/open-session.ts';
import { ListUsersHandler } from './queries/list-users.ts';
import { ListRolesHandler } from './queries/list-roles.ts';
import { ListSessionsHandler } from './queries/list-sessions.ts';
import { RecoverableRole } from './recoverable-role.ts';
import { RecoverableUser } from './recoverable-user.ts';
import { RoleAssignments } from './role-assignments.ts';
import { ROLES, roleSpec } from './role.ts';
import { RootUser } from './root-user.ts';
import { SESSIONS, sessionsSpec } from './session.ts';
import { Sessions } from './sessions.ts';
import { TICKETS, ticketsSpec } from './ticket.ts';
import { Tickets } from './tickets.ts';
import { Tokens } from './tokens.ts';
import { USERS, userSpec } from './user.ts';

@Module({
  controllers: [IdentityController, recoveryController(identity.calls)],
  providers: [
    provideVersioned(USERS, userSpec),
    provideVersioned(ROLES, roleSpec),
    provideCollection(CREDENTIALS, credentialsSpec),
    provideCollection(SESSIONS, sessionsSpec),
    provideCollection(TICKETS, ticketsSpec),
    provideCollection(ATTEMPTS, attemptsSpec),
    { provide: MAIL, useFactory: ({ mailUrl, baseUrl }: Settings) => openMail(mailUrl, baseUrl), inject: [SETTINGS] },
    Passwords,
    Limits,
    Tokens,
    Tickets,
    Sessions,
    CurrentUsers,
    RoleAssignments,
    RootUser,
    ...provideRecovery(RecoverableUser, RecoverableRole),
    LoginHandler,
    MeHandler,
    LogoutHandler,
    OpenSessionHandler,
    WorkOnHandler,
    ForgotPasswordHandler,
    SetPasswordHandler,
    ListUsersHandler,
    InviteUserHandler,
    ReinviteUserHandler,
    DeactivateUserHandler,
    ReactivateUserHandler,
    ResetUserPasswordHandler,
    ChangeAccountHandler,
    ListRolesHandler,
    SaveRoleHandler,
    DeleteRoleHandler,
    ApplyRolesToUserHandler,
    ListSessionsHandler,
    RevokeSessionHandler,
  ],
})
export class IdentityModule {}

export const identityService: ServiceDefinition = {
  contract: identity,
  module: IdentityModule,
  calls: [pages.calls.findByRole, regions.calls.findByRole],
};
