/** This file must not import schemas, because browsers load it. */
export const MAX_CHECKED_LINKS = 100;
export const MAX_LINK_LENGTH = 2000;

export const linkVerdicts = ['ok', 'dead', 'unknown'] as const;

export const deadLinkReasons = ['notFound', 'gone', 'noHost'] as const;
export type DeadLinkReason = (typeof deadLinkReasons)[number];

export type LinkVerdict = { verdict: 'ok' | 'unknown' } | { verdict: 'dead'; why: DeadLinkReason };
