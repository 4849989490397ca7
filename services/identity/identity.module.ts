import { identity } from '../../proto/identity.ts';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { archiveHandlers } from '../kit/archive/archive-handlers.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { AttemptLimits, ATTEMPTS, attemptsSpec } from '../kit/limits/limits.ts';
import { BrandMail } from '../kit/mail/brand-mail.ts';
import { MAIL, openMail } from '../kit/mail/mail.ts';
import { provideCollection, provideDocuments } from '../kit/providers.ts';
import { historyHandlers } from '../kit/recovery/history-handlers.ts';
import { SETTINGS } from '../kit/settings.ts';
import { AccountNotices } from './account-notices.ts';
import { ApiTokenRepository } from './api-token-repository.ts';
import { API_TOKENS, apiTokensSpec } from './api-token.ts';
import { AUDIT_CHAIN, auditChainSpec } from './audit-chain.ts';
import { AUDIT_LOG, auditLogSpec } from './audit-log.ts';
import { AuditRetention } from './audit-retention.ts';
import { AUDIT_LEASES, auditLeasesSpec, AuditSealer } from './audit-sealer.ts';
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
import { FACTORS, factorsSpec, RECOVERY_CODES, recoveryCodesSpec } from './factor.ts';
import { ONE_USE_VALUES, OneUse, oneUseSpec } from './one-use.ts';
import { CREDENTIALS, credentialsSpec, Passwords } from './passwords.ts';
import { PREFERENCES, preferencesSpec } from './preferences.ts';
import { PROVIDER_ACCOUNTS, providerAccountsSpec } from './provider-account.ts';
import { ProviderClient } from './provider-client.ts';
import { ProviderUsers } from './provider-users.ts';
import { PROVIDERS, providersSpec } from './provider.ts';
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
import { ROLES, roleSpec } from './role.ts';
import { RootUser } from './root-user.ts';
import { Sealer } from './sealer.ts';
import { SESSION_CHECKS, sessionChecksSpec } from './session-check.ts';
import { SessionChecks } from './session-checks.ts';
import { SessionRepository } from './session-repository.ts';
import { SessionTokens } from './session-tokens.ts';
import { SESSIONS, sessionsSpec, SIGN_INS, signInsSpec } from './session.ts';
import { TicketRepository } from './ticket-repository.ts';
import { TICKETS, ticketsSpec } from './ticket.ts';
import { USERS, userSpec } from './user.ts';

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
      { token: USERS, spec: userSpec, recoverable: recoverableUser },
      { token: ROLES, spec: roleSpec, recoverable: recoverableRole },
    ),
    provideCollection(CREDENTIALS, credentialsSpec),
    provideCollection(SESSIONS, sessionsSpec),
    provideCollection(API_TOKENS, apiTokensSpec),
    provideCollection(SIGN_INS, signInsSpec),
    provideCollection(PREFERENCES, preferencesSpec),
    provideCollection(AUDIT_LOG, auditLogSpec),
    provideCollection(AUDIT_CHAIN, auditChainSpec),
    provideCollection(AUDIT_LEASES, auditLeasesSpec),
    provideCollection(TICKETS, ticketsSpec),
    provideCollection(ATTEMPTS, attemptsSpec),
    provideCollection(PROVIDERS, providersSpec),
    provideCollection(PROVIDER_ACCOUNTS, providerAccountsSpec),
    provideCollection(SESSION_CHECKS, sessionChecksSpec),
    provideCollection(ONE_USE_VALUES, oneUseSpec),
    provideCollection(FACTORS, factorsSpec),
    provideCollection(RECOVERY_CODES, recoveryCodesSpec),
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
