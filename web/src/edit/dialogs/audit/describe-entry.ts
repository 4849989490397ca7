import type { AuditRow } from '../../../../../proto/entities/audit.ts';
import { describeAction } from '../../../../../proto/document-actions.ts';
import { getDocumentKind, isKind } from '../../history/document-kinds.ts';
import { messages } from '../../messages/messages.ts';
import { formatDateTime, formatTimeSpan } from '../../ui/format-date-time.ts';

const t = messages.audit;

const signIns: Record<string, { ok: string; refused: string }> = {
  'identity.login': { ok: t.signedIn, refused: t.signInRefused },
  'identity.loginOfProgram': { ok: t.signedInByProgram, refused: t.signInRefused },
  'identity.confirmLogin': { ok: t.signedIn, refused: t.signInRefused },
  'identity.finishSignIn': { ok: t.signedInWithProvider, refused: t.providerSignInRefused },
  'identity.takeHandOff': { ok: t.handedOver, refused: t.signInRefused },
  'identity.forgotPassword': { ok: t.passwordRequested, refused: t.passwordRequested },
  'identity.setPassword': { ok: t.passwordSet, refused: t.passwordRefused },
};

export function describeEntry({ call, summary, outcome, documents }: AuditRow): string[] {
  const signIn = signIns[call];
  // A password that is followed by a second factor is no sign-in yet.
  const isAsked = documents.some(({ action }) => action === 'askSecondFactor');
  if (signIn && !isAsked) return [outcome === 'ok' ? signIn.ok : signIn.refused, ...documents.map(describeDocument)];
  if (documents.length === 0) return [(outcome === 'ok' && t.calls[call]) || firstSentence(summary)];
  return documents.map(describeDocument);
}

function describeDocument({ kind, name, action, owner }: AuditRow['documents'][number]): string {
  if (kind === 'defaultRoles' && action === 'apply') return t.defaultRolesChanged;
  if (action === 'seeAs') return t.seenAs(name);
  return t.done({ kind: kindLabel(kind), name, action: describeAction(action, owner) });
}

export function describeOutcome({ call, outcome }: AuditRow): string {
  if (outcome === 'ok') return '';
  if (call === 'identity.confirmLogin' && outcome === 'unauthenticated') return t.factorNotAccepted;
  const ofUpload = call.startsWith('media.') ? t.uploadOutcomes[outcome] : undefined;
  return ofUpload ?? t.outcomes[outcome] ?? outcome;
}

export function describeActor({ actor }: AuditRow): string {
  if (!actor) return t.nobody;
  return actor.apiToken === undefined ? actor.username : t.byApiToken(actor.username, actor.apiToken);
}

export const describeTime = ({ at, until }: AuditRow): string =>
  until ? formatTimeSpan(at, until) : formatDateTime(at);

export function kindLabel(kind: string): string {
  if (isKind(kind)) return getDocumentKind(kind).label;
  return t.kinds[kind] ?? kind;
}

/** Further sentences are for programmers who use the API. */
const firstSentence = (summary: string): string => /^.*?\.(?=\s|$)/.exec(summary)?.[0] ?? summary;
