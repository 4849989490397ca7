import type { DeadLinkReason } from '../../../../../proto/link-verdicts.ts';
import { MAX_SEO_TITLE, SEO_DESCRIPTION } from '../../../../../proto/limits.ts';
import type { CheckName, Policy } from '../../../../../proto/publish-checks/policies.ts';
import type { ReceiptFinding } from '../../../../../proto/receipt-names.ts';
import type { Format } from '../../../messages/catalogues.ts';

interface CheckTexts {
  label: string;
  found: (what: string, why?: DeadLinkReason) => string;
}

const deaths: Record<DeadLinkReason, string> = {
  notFound: 'leads to a page that the other website does not have.',
  gone: 'leads to a page that the other website has removed.',
  noHost: 'leads to a website that does not exist.',
};

export const publishing = ({ number, plural }: Format) => ({
  inProgress: 'Publishing …',
  dialog: {
    found: (count: number) =>
      count === 0
        ? 'The checks found no problem.'
        : plural(count, { one: 'The checks found one problem.', other: `The checks found ${number(count)} problems.` }),
    problems: 'Problems',
    changes: 'What visitors will see changed',
    firstTime: 'The page is not published yet: visitors will see it for the first time.',
    noChanges: 'No text or setting differs from what visitors see.',
    header: 'Page settings and header',
    place: (name: string) => `In: ${name}`,
    goTo: 'Go to it',
    goToOf: (problem: string) => `Go to it: ${problem}`,
    blocks: 'Must be solved',
    warns: 'Warning',
    blocked: 'This website does not publish pages with the problems that are marked “Must be solved”.',
    compare: 'Compare',
    publishAnyway: 'Publish anyway',
    always: 'Always show what changes before I publish',
  },
  checks: {
    pageTitle: {
      label: 'Pages without a title',
      found: () => 'This page has no title. Visitors and search engines need one.',
    },
    missingAlt: { label: 'Pictures without alternative text', found: () => 'A picture has no alternative text.' },
    headingOrder: {
      label: 'Headings that leave out a level',
      found: (what) => `The heading “${what}” leaves out a level.`,
    },
    emptyBlock: { label: 'Empty blocks', found: () => 'The block is empty.' },
    linkWithoutAddress: {
      label: 'Links without an address',
      found: (what) => `The link “${what}” has no address, so visitors do not get it.`,
    },
    seoTitle: {
      label: 'Title for search engines',
      found: (what) =>
        what
          ? `The title has ${number(what.length)} characters; search engines show at most ${number(MAX_SEO_TITLE)}.`
          : 'The page has no title for search engines.',
    },
    seoDescription: {
      label: 'Description for search engines',
      found: (what) =>
        what
          ? `The description has ${number(what.length)} characters; ${number(SEO_DESCRIPTION.min)} to ${number(SEO_DESCRIPTION.max)} suit search engines.`
          : 'The page has no description for search engines.',
    },
    sampleContent: {
      label: 'Sample content',
      found: () => 'The block has sample content: change it, or keep it as it is.',
    },
    deadPageLink: { label: 'Links to missing pages', found: (what) => `The link “${what}” leads nowhere.` },
    deadFileLink: {
      label: 'Links to missing files',
      found: (what) => `The file of the link “${what}” does not exist.`,
    },
    deadAnchor: {
      label: 'Links to missing places in the page',
      found: (what) => `The link “${what}” leads to a place that this page does not have.`,
    },
    deadExternalLink: {
      label: 'Links to other websites that lead nowhere',
      found: (what, why = 'notFound') => `The link “${what}” ${deaths[why]}`,
    },
    contrast: {
      label: 'Texts with too little contrast',
      found: (what) => `“${what}” is hard to read on its background.`,
    },
    undeliveredForm: {
      label: 'Forms whose leads nobody receives',
      found: (what) =>
        `The leads of the form “${what}” are stored, but mailed to nobody. Site settings, Forms: “Send leads to”.`,
    },
    eventTimeZone: {
      label: 'Events without a time zone',
      found: () =>
        'The country of the region has no single time zone: choose one for the event, or for the region in the site settings.',
    },
  } satisfies Record<CheckName, CheckTexts> as Record<CheckName, CheckTexts>,
  policies: {
    hint: 'What happens when a check finds something before a page is published. The choice applies once these settings are published.',
    ignore: 'Ignore',
    warn: 'Warn',
    block: 'Block publishing',
  } satisfies Record<Policy, string> & { hint: string },
  receipt: {
    title: 'Receipt',
    titles: {
      publish: 'Published: what visitors get',
      unpublish: 'Unpublished: what visitors get',
      undo: 'Undone: what visitors get',
    },
    folded: {
      publish: (state: string) => `Published · ${state}`,
      unpublish: (state: string) => `Unpublished · ${state}`,
      undo: (state: string) => `Undone · ${state}`,
    },
    states: {
      checking: 'being checked …',
      verified: 'all up to date',
      failed: 'not all up to date',
      unknown: 'not checked',
    },
    checking: 'Checking what visitors get …',
    live: ({ milliseconds, servers }: { milliseconds: number; servers: number }) =>
      `Visitors get this version. Verified in ${number(milliseconds)} ms on ${plural(servers, { one: '1 server', other: `${number(servers)} servers` })}.`,
    gone: ({ milliseconds, servers }: { milliseconds: number; servers: number }) =>
      `Visitors do not get the page any more. Verified in ${number(milliseconds)} ms on ${plural(servers, { one: '1 server', other: `${number(servers)} servers` })}.`,
    failed: (surfaces: readonly string[]) => `Not verified yet: ${surfaces.join(', ')}.`,
    unknown: 'What visitors get could not be checked. The change itself is stored.',
    surfaces: { listing: 'Listing', sitemap: 'sitemap.xml', servers: 'Servers' },
    findings: {
      older: () => 'An earlier version is still shown.',
      missing: (published) => (published ? 'The page is missing. Is its region published?' : 'It is missing.'),
      present: () => 'The page is still there.',
      redirected: () => 'A redirect leads visitors elsewhere.',
      other: () => 'Visitors get another page at this address. Check the redirects.',
      silent: () => 'No answer. Try again in a moment.',
    } satisfies Record<ReceiptFinding, (published: boolean) => string> as Record<
      ReceiptFinding,
      (published: boolean) => string
    >,
    verified: 'Verified',
    notVerified: 'Not verified',
    milliseconds: (value: number) => `${number(value)} ms`,
    open: 'Open the page as a visitor',
    again: 'Check again',
    dismiss: 'Dismiss the receipt',
  },
  undo: {
    action: 'Undo publish',
    done: 'Publish undone',
    text: (slug: string) => `The last publish of /${slug} is undone. Your draft does not change.`,
    previous: ({ at, user }: { at: string; user: string }) =>
      `Visitors will see the version that ${user} published at ${at}.`,
    unpublish: (slug: string) =>
      `Visitors did not see the page before. It is unpublished: /${slug} will show “not found”.`,
  },
});
