import type { Moment } from './example.ts';

/** No name may be part of another, because names are also replaced within longer texts. */
export const session = {
  root: 'session-of-root',
  ana: 'session-of-ana',
  mere: 'session-of-mere',
  phone: 'token-of-the-phone',
  passkey: 'token-by-passkey',
} as const;

export const domain = { tern: 'domain-tern', careers: 'domain-careers' };
export const region = { au: 'region-australia', nz: 'region-new-zealand', fj: 'region-fiji' };
export const user = { ana: 'user-ana', mere: 'user-mere' };
export const byMere = { _id: user.mere, username: 'mere' };
export const byAna = { _id: user.ana, username: 'ana' };
export const role = { admins: 'role-admins', editors: 'role-editors', nz: 'role-nz-team', trainees: 'role-trainees' };
export const page = {
  home: 'page-home',
  benefits: 'page-benefits',
  claims: 'page-claims',
  newsroom: 'page-newsroom',
  enrolment: 'page-enrolment',
  walking: 'page-walking',
  contact: 'page-contact',
  copied: 'page-copied',
};
export const site = {
  banner: 'banner-storm',
  subNav: 'sub-nav-families',
  seasonal: 'sub-nav-of-the-season',
  leaflet: 'redirect-leaflet',
  pattern: 'pattern-of-a-promise',
  careers: 'redirect-jobs',
  enrolment: 'redirect-enrol',
};
export const provider = { staff: 'provider-of-the-staff' };
const codes = (name: string) => [...'abcdefghij'].map((letter) => `${name}-recovery-code-${letter}`);
export const recoveryCodes = { first: codes('first'), renewed: codes('renewed') };
export const factor = {
  app: 'app-of-ana',
  secret: 'secret-of-the-app',
  passkey: 'passkey-of-ana',
  credential: 'credential-of-ana',
  handle: 'handle-of-ana',
  creation: 'challenge-to-create',
  challenge: 'challenge-to-sign-in',
  confirmation: 'challenge-to-confirm',
  second: 'challenge-after-the-password',
  appTicket: 'ticket-to-add-the-app',
  passkeyTicket: 'ticket-to-add-the-passkey',
  confirmTicket: 'ticket-to-confirm',
  passkeyLogin: 'ticket-to-sign-in',
  passwordLogin: 'ticket-after-the-password',
};
export const lead = { question: 'lead-with-a-question', advert: 'lead-with-an-advert' };
export const stored = { tern: 'picture-of-a-tern', table: 'table-of-benefits' };
export const edition = { tern: 'edition-of-a-tern', table: 'edition-of-a-table' };
export const sessionIds = { laptop: 'opened-on-a-laptop', phone: 'opened-on-a-phone' };
export const randomIds = {
  ana: 'ticket-for-ana',
  first: 'first-ticket-for-mere',
  again: 'new-ticket-for-mere',
  reset: 'ticket-after-reset',
  apiToken: 'token-of-a-script',
  apiSecret: 'secret-of-a-script',
  view: 'view-of-the-site',
  copy: 'copied-block',
  bulkAct: 'act-on-two-pages',
  missed: 'missed-search',
  logged: 'entry-of-a-change',
  reviewed: 'entry-of-a-reset',
};

export const standIns: string[] = [
  session,
  domain,
  region,
  user,
  role,
  page,
  site,
  lead,
  stored,
  edition,
  sessionIds,
  provider,
  factor,
  recoveryCodes.first,
  recoveryCodes.renewed,
  randomIds,
].flatMap((names) => Object.values(names));

const FIRST_DAY = 2;

/** Returns the time of the response to the example at this moment, or of some days later. */
export const at = (moment: Moment, daysLater = 0): string => `2026-03-0${FIRST_DAY + daysLater}T${moment}:00.000Z`;
/** Leads are stored for 180 days. */
export const storedUntil = (created: Moment): string => `2026-08-29T${created}:00.000Z`;
export const restorableUntil = (deleted: Moment): string => `2026-04-01T${deleted}:00.000Z`;
export const isExampleTime = (text: string): boolean => /^2026-0(3-0\d|4-01|8-29)T\d\d:\d\d:00\.000Z$/.test(text);

export const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
