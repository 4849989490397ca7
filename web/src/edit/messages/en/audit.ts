import type { Format } from '../../../messages/catalogues.ts';

export const audit = ({ number, plural }: Format) => ({
  title: 'Audit log',
  administratorsOnly: 'Only administrators may read the audit log.',
  person: 'Person',
  personHint: 'A whole username.',
  what: 'Concerns',
  everything: 'Anything',
  signIns: 'Sign-ins and passwords',
  leads: 'Leads and forms',
  searchSettings: 'Search settings',
  /** These documents have no history. */
  kinds: {
    defaultRoles: 'Roles of new pages',
    formSettings: 'Delivery of leads',
    provider: 'Sign-in provider',
    apiToken: 'API token',
  } as Record<string, string>,
  from: 'Since',
  to: 'Until',
  time: 'Time',
  action: 'Action',
  nobody: 'Unknown account',
  byApiToken: (username: string, name: string) => `${username}, API token “${name}”`,
  address: (source: string) => `from ${source}`,
  done: ({ kind, name, action }: { kind: string; name: string; action: string }) =>
    // A document that exists once for each website is named like its kind.
    name && name !== kind ? `${kind} “${name}” ${action}` : `${kind} ${action}`,
  outcomes: {
    forbidden: 'Refused: not allowed',
    unauthenticated: 'Refused: wrong name or password',
    'too-many': 'Refused: too many attempts',
    invalid: 'Refused: link or password not accepted',
    conflict: 'Refused: link used already',
    internal: 'Failed',
  } as Record<string, string>,
  uploadOutcomes: {
    invalid: 'Refused: file not accepted',
    'too-large': 'Refused: file too large',
  } as Record<string, string>,
  signedIn: 'Signed in',
  handedOver: 'Signed in on another domain',
  signedInWithProvider: 'Signed in with a provider',
  providerSignInRefused: 'Tried to sign in with a provider',
  signInRefused: 'Tried to sign in',
  passwordRequested: 'Asked for a new password',
  passwordSet: 'Chose a new password',
  passwordRefused: 'Tried to choose a new password',
  defaultRolesChanged: 'Roles of new pages changed',
  /** Calls that change no document. */
  calls: {
    'identity.logout': 'Signed out',
    'identity.changePassword': 'Own password changed',
    'identity.savePreferences': 'Own preferences changed',
    'site-config.swapActiveDomain': 'Switched to another domain',
    'search.indexItem': 'Page added to the search',
    'search.deleteItem': 'Page removed from the search',
    'search.dismissMissed': 'Search without results dismissed',
    'pages.saveView': 'Filter of the dashboard saved',
    'pages.deleteView': 'Filter of the dashboard deleted',
    'leads.acceptLead': 'Lead marked as genuine',
    'leads.retryDelivery': 'Delivery of a lead retried',
    'leads.submitForm': 'Form sent',
  } as Record<string, string>,
  changes: 'What changed',
  changesOf: (name: string) => `What changed: ${name}`,
  change: ({ label, before, after }: { label: string; before: string; after: string }) =>
    `${label}: “${before}” became “${after}”`,
  changesIn: ({ name, changes }: { name: string; changes: string }) => `${name}: ${changes}`,
  moreChanges: (count: number) =>
    plural(count, { one: 'and 1 more change', other: `and ${number(count)} more changes` }),
  noChanges: 'Nothing that is shown',
  notDescribed: (max: number) =>
    `Not described: a file describes the newest ${number(max)} changes. Choose a shorter time to download others.`,
  reading: 'Reading the log…',
  described: ({ described, of }: { described: number; of: number }) =>
    `Describing what changed: ${number(described)} of ${number(of)}`,
  download: 'Download the log as CSV',
  nothing: 'Nothing was recorded for these filters.',
  hint: 'Edits of the same document within an hour are one entry. Entries are stored for a limited time.',
});
