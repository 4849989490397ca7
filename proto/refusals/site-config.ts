import { defineRefusals } from './define-refusals.ts';

export const siteConfigRefusals = defineRefusals('site-config', {
  hostnameTaken: ['conflict', '{hostname} belongs to another domain already.'],
  invalidHostname: ['invalid', '{hostname} is not a host name.'],
  noDomain: ['not-found', 'There is no domain {id}.'],
  noSuchDomain: ['not-found', 'There is no such domain.'],
  noSuchDomainOrRegion: ['not-found', 'There is no such domain or region.'],
  domainCreatedMeanwhile: ['conflict', 'Another domain was created at the same time. Try again.'],
  tooManyDomains: ['conflict', 'There can be at most {max} domains.'],
  domainUnpublished: ['conflict', '{name} has been unpublished. Publish it before you work on it.'],
  websiteUnavailable: ['not-found', 'This website is not available.'],
  noRegion: ['not-found', 'There is no region with the prefix {prefix}.'],
  regionDeleted: ['conflict', 'There is no region with the prefix {prefix} any more: restore it first.'],
  documentTooLarge: ['too-large', 'There is room for {max} kB in {name}; this has {size} kB.'],
  tooManyDocuments: ['conflict', 'A domain has at most {max} {kind}: remove one that is not used first.'],
  documentsTooLarge: ['too-large', 'All {kind} of a domain have at most {max} kB in total: shorten some.'],
  patternInvalid: ['invalid', 'The blocks cannot be saved as a pattern: {message}.'],
  patternTooDeep: ['invalid', 'Blocks of a pattern can be nested at most {max} levels deep.'],
  subNavNameTaken: ['conflict', 'There is a sub nav named {name} in this region already.'],
  redirectTaken: ['conflict', '{from} already redirects to another address.'],
  noRedirect: ['not-found', 'There is no redirect {id}.'],
  redirectHidesPage: [
    'conflict',
    'There is a published page at /{slug}, which visitors could not reach any more. Confirm that the redirect replaces it, or choose another address.',
  ],
  redirectFromNoPath: ['invalid', '{from} is not a path to redirect from.'],
  redirectToNoAddress: ['invalid', '{to} is not an http(s) address.'],
  redirectToNoTarget: ['invalid', '{to} is neither a path nor an http(s) address.'],
  redirectFromReserved: ['invalid', "{from} is one of the server's own addresses and never redirected."],
  redirectToItself: ['invalid', '{from} cannot redirect to itself.'],
  redirectLoop: ['conflict', 'This redirect would create a loop: {path}.'],
  redirectListedTwice: ['conflict', '{from} redirects twice: keep one of them.'],
  tooManyChangedRedirects: [
    'too-large',
    '{count} redirects are new or changed; at most {max} can be saved with the site settings.',
  ],
  redirectsLocked: ['unavailable', 'Other redirects of this domain are being saved. Try again in a moment.'],
  trainingsUnavailable: ['upstream', 'The training categories cannot be loaded right now. Try again later.'],
});

/** Visitors see these refusals, so every language has a text for each. */
export const signUpRefusals = defineRefusals('sign-up', {
  listNotOffered: ['not-found', 'No page of this website offers that mailing list.'],
  notConnected: ['unavailable', 'Sign-up is not available yet, because no mailing list is connected.'],
  rejected: ['invalid', 'The mailing list did not accept these details. Check them, or use another address.'],
  unreachable: ['upstream', 'The mailing list cannot be reached right now. Try again later.'],
});
