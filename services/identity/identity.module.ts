import { identity } from '../../proto/identity.ts';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { provideDocuments } from '../kit/documents/provide-documents.ts';
import { archiveHandlers } from '../kit/archive/archive-handlers.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { ATTEMPTS, attemptsSpec } from '../kit/limits/attempts.ts';
import { AttemptLimits } from '../kit/limits/limits.ts';
import { historyHandlers } from '../kit/recovery/history-handlers.ts';
import { provideCollection } from '../kit/providers/provide-collection.ts';
import { SETTINGS } from '../kit/tokens.ts';
import { login } from './commands/login.ts';
import { logout } from './commands/logout.ts';
import { forgotPassword } from './commands/forgot-password.ts';
import { setPassword } from './commands/set-password.ts';
import { inviteUser } from './commands/invite-user.ts';
import { reinviteUser } from './commands/reinvite-user.ts';
import { deactivateUser } from './commands/deactivate-user.ts';
import { reactivateUser } from './commands/reactivate-user.ts';
import { resetUserPassword } from './commands/reset-user-password.ts';
import { changeAccount } from './commands/change-account.ts';
import { changePassword } from './commands/change-password.ts';
import { saveRole } from './commands/save-role.ts';
import { deleteRole } from './commands/delete-role.ts';
import { applyRolesToUser } from './commands/apply-roles-to-user.ts';
import { savePreferences } from './commands/save-preferences.ts';
import { revokeOtherSessions } from './commands/revoke-other-sessions.ts';
import { revokeSession } from './commands/revoke-session.ts';
import { reportRefusedUpload } from './commands/report-refused-upload.ts';
import { workOn } from './commands/work-on.ts';
import { AUDIT_LOG, auditLogSpec } from './audit-log.ts';
import { AuditRetention } from './audit-retention.ts';
import { CREDENTIALS, credentialsSpec } from './credentials.ts';
import { CurrentUsers } from './current-users.ts';
import { MAIL } from '../kit/mail/mail.ts';
import { openMail } from '../kit/mail/open-mail.ts';
import { Passwords } from './passwords.ts';
import { PREFERENCES, preferencesSpec } from './preferences.ts';
import { loadPerson } from './queries/load-person.ts';
import { me } from './queries/me.ts';
import { openSession } from './queries/open-session.ts';
import { listPeople } from './queries/list-people.ts';
import { listUsers } from './queries/list-users.ts';
import { exportAudit } from './queries/export-audit.ts';
import { listAudit } from './queries/list-audit.ts';
import { listRoles } from './queries/list-roles.ts';
import { listSessions } from './queries/list-sessions.ts';
import { roleUses } from './queries/role-uses.ts';
import { recoverableRole } from './recoverable-role.ts';
import { recoverableUser } from './recoverable-user.ts';
import { recordAuditEntry } from './reactions/record-audit-entry.ts';
import { RoleAssignments } from './role-assignments.ts';
import { ROLES, roleSpec } from './role.ts';
import { RootUser } from './root-user.ts';
import { SESSIONS, sessionsSpec } from './session.ts';
import { SessionOwner } from './session-owner.ts';
import { SessionRepository } from './session-repository.ts';
import { SIGN_INS, signInsSpec } from './sign-ins.ts';
import { TICKETS, ticketsSpec } from './ticket.ts';
import { TicketRepository } from './ticket-repository.ts';
import { SessionTokens } from './session-tokens.ts';
import { USERS, userSpec } from './user.ts';

export const identityService = defineService(identity, {
  handlers: {
    applyRolesToUser,
    changeAccount,
    changePassword,
    deactivateUser,
    deleteRole,
    forgotPassword,
    inviteUser,
    login,
    logout,
    reactivateUser,
    reinviteUser,
    resetUserPassword,
    revokeOtherSessions,
    revokeSession,
    savePreferences,
    saveRole,
    setPassword,
    workOn,
    reportRefusedUpload,
    listAudit,
    exportAudit,
    listRoles,
    listSessions,
    listPeople,
    listUsers,
    loadPerson,
    me,
    openSession,
    roleUses,
    ...historyHandlers(identity.calls),
    ...archiveHandlers(identity.calls),
  },
  listeners: [recordAuditEntry],
  providers: [
    ...provideDocuments(
      { token: USERS, spec: userSpec, recoverable: recoverableUser },
      { token: ROLES, spec: roleSpec, recoverable: recoverableRole },
    ),
    provideCollection(CREDENTIALS, credentialsSpec),
    provideCollection(SESSIONS, sessionsSpec),
    provideCollection(SIGN_INS, signInsSpec),
    provideCollection(PREFERENCES, preferencesSpec),
    provideCollection(AUDIT_LOG, auditLogSpec),
    provideCollection(TICKETS, ticketsSpec),
    provideCollection(ATTEMPTS, attemptsSpec),
    { provide: MAIL, useFactory: openMail, inject: [SETTINGS] },
    Passwords,
    AttemptLimits,
    AuditRetention,
    SessionTokens,
    TicketRepository,
    SessionRepository,
    SessionOwner,
    CurrentUsers,
    RoleAssignments,
    RootUser,
  ],
  calls: [pages.calls.findByRole, regions.calls.findByRole],
});
