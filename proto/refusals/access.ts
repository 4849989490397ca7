import { defineRefusals } from './define-refusals.ts';

export const accessRefusals = defineRefusals('access', {
  signIn: ['unauthenticated', 'Sign in first.'],
  signInToAct: ['unauthenticated', 'Sign in first to {action}.'],
  signInToChange: ['unauthenticated', 'Sign in to change this.'],
  invalidToken: ['unauthenticated', 'You are not signed in with a valid token.'],
  expiredToken: ['unauthenticated', 'Your session has ended. Sign in again.'],
  sessionNeeded: ['forbidden', 'An API token cannot do this. Sign in with a browser.'],
  onlySeen: ['forbidden', 'You are looking at the site as {username}. Nothing can be changed meanwhile.'],
  noRole: ['forbidden', 'Your account has no role yet. Ask an administrator to give you one.'],
  administratorsOnly: ['forbidden', 'Only administrators may do this.'],
  notAllowed: ['forbidden', 'You may not {action}.'],
  notAllowedInRegion: ['forbidden', 'You may not {action} in {region}.'],
  notAllowedForSite: ['forbidden', 'You may not {action} of the whole site.'],
  notAllowedForType: ['forbidden', 'You may not {action} of this type.'],
  notAllowedOnPage: ['forbidden', 'Only people with one of its roles may {action} this page.'],
  pageRestricted: ['forbidden', 'This page is only for people with one of its roles.'],
  secondFactorMissing: ['second-factor', 'Set up a second factor to use the rights of your role.'],
  secondFactorExpired: ['second-factor', 'This needs your second factor: confirm it and try again.'],
  otherDomain: ['not-found', 'The domain {domainId} is not served here.'],
  unknownRoles: ['invalid', 'There is no role {roles}.'],
});
