import { identity } from '../../proto/identity.ts';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { archiveHandlers } from '../kit/archive/archive-handlers.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { AttemptLimits, AttemptRows } from '../kit/limits/limits.ts';
import { BrandMail } from '../kit/mail/brand-mail.ts';
import { MAIL, openMail } from '../kit/mail/mail.ts';
import { provideCollection, provideDocuments } from '../kit/providers.ts';
import { historyHandlers } from '../kit/recovery/history-handlers.ts';
import { SETTINGS } from '../kit/settings.ts';
import { AccountNotices } from './account-notices.ts';
import { ApiTokenRepository } from './api-token-repository.ts';
import { ApiTokenRows } from './api-token.ts';
import { AuditBlockRows } from './audit-chain.ts';
import { AuditLogRows } from './audit-log.ts';
import { AuditRetention } from './audit-retention.ts';
import { AuditLeaseRows, AuditSealer } from './audit-sealer.ts';
import * as accountCommands from './commands/account.ts';
import * as passwordCommands from './commands/forgotten-password.ts';
import * as handOffCommands from './commands/hand-off.ts';
import * as confirmLoginCommands from './commands/confirm-login.ts';
import * as confirmSessionCommands from './commands/confirm-session.ts';
import * as loginCommands from './commands/login.ts';
import { reportRefusedUpload } from './commands/report-refused-upload.ts';
import * as signInCommands from './commands/provider-sign-in.ts';
import { seeAs } from './commands/see-as.ts';
import * as factorCommands from './commands/second-factors.ts';
import * as sessionCommands from './commands/sessions.ts';
import * as userCommands from './commands/users.ts';
import { CurrentUsers } from './current-users.ts';
import { FactorProofs } from './factor-proofs.ts';
import { FactorRepository } from './factor-repository.ts';
import { FactorTickets } from './factor-tickets.ts';
import { FactorRows, RecoveryCodeRows } from './factor.ts';
import { OneUse, OneUseRows } from './one-use.ts';
import { CredentialRows, Passwords } from './passwords.ts';
import { PreferenceRows } from './preferences.ts';
import { ProviderAccountRows } from './provider-account.ts';
import { ProviderClient } from './provider-client.ts';
import { ProviderUsers } from './provider-users.ts';
import { ProviderRows } from './provider.ts';
import * as apiTokenHandlers from './api-token-handlers.ts';
import * as auditQueries from './queries/audit.ts';
import * as providerHandlers from './provider-handlers.ts';
import * as factorQueries from './queries/second-factors.ts';
import * as sessionQueries from './queries/sessions.ts';
import * as userQueries from './queries/users.ts';
import { verifyAudit } from './queries/verify-audit.ts';
import { recordAuditEntry } from './reactions/record-audit-entry.ts';
import { recoverableUser } from './recoverable-user.ts';
import { RenewedSecrets } from './renewed-secrets.ts';
import { recoverableRole, roleHandlers } from './role-handlers.ts';
import { RoleDocs } from './role.ts';
import { RootUser } from './root-user.ts';
import { Sealer } from './sealer.ts';
import { SessionCheckRows } from './session-check.ts';
import { SessionChecks } from './session-checks.ts';
import { SessionRepository } from './session-repository.ts';
import { SessionTokens } from './session-tokens.ts';
import { SessionRows, SignInRows } from './session.ts';
import { TicketRepository } from './ticket-repository.ts';
import { TicketRows } from './ticket.ts';
import { UserDocs } from './user.ts';

export const identityService = defineService(identity, {
  handlers: {
    ...loginCommands,
    ...confirmLoginCommands,
    ...confirmSessionCommands,
    ...factorCommands,
    ...factorQueries,
    reportRefusedUpload,
    seeAs,
    ...accountCommands,
    ...apiTokenHandlers,
    ...passwordCommands,
    ...roleHandlers,
    ...sessionCommands,
    ...sessionQueries,
    ...userCommands,
    ...userQueries,
    ...auditQueries,
    ...providerHandlers,
    ...signInCommands,
    ...handOffCommands,
    verifyAudit,
    ...historyHandlers(identity.calls),
    ...archiveHandlers(identity.calls),
  },
  listeners: [recordAuditEntry],
  providers: [
    ...provideDocuments(
      { docs: UserDocs, recoverable: recoverableUser },
      { docs: RoleDocs, recoverable: recoverableRole },
    ),
    provideCollection(CredentialRows),
    provideCollection(SessionRows),
    provideCollection(ApiTokenRows),
    provideCollection(SignInRows),
    provideCollection(PreferenceRows),
    provideCollection(AuditLogRows),
    provideCollection(AuditBlockRows),
    provideCollection(AuditLeaseRows),
    provideCollection(TicketRows),
    provideCollection(AttemptRows),
    provideCollection(ProviderRows),
    provideCollection(ProviderAccountRows),
    provideCollection(SessionCheckRows),
    provideCollection(OneUseRows),
    provideCollection(FactorRows),
    provideCollection(RecoveryCodeRows),
    { provide: MAIL, useFactory: openMail, inject: [SETTINGS] },
    BrandMail,
    Passwords,
    AttemptLimits,
    AuditRetention,
    Sealer,
    RenewedSecrets,
    OneUse,
    FactorRepository,
    FactorProofs,
    FactorTickets,
    ProviderClient,
    ProviderUsers,
    SessionChecks,
    AuditSealer,
    SessionTokens,
    TicketRepository,
    AccountNotices,
    SessionRepository,
    ApiTokenRepository,
    CurrentUsers,
    RootUser,
  ],
  calls: [pages.calls.findByRole, regions.calls.findByRole, siteConfig.calls.loadBrand],
});
