import { DELETION_RETENTION_DAYS } from '../../../../../proto/limits.ts';
import type { Format } from '../../../messages/catalogues.ts';

interface Redirect {
  from: string;
  to: string;
}

export const confirm = ({ number, plural }: Format) => ({
  restorable: `You can restore it from the bin for ${number(DELETION_RETENTION_DAYS)} days.`,
  uses: {
    checking: (name: string) => `Checking where ${name} is used…`,
    links: (name: string) =>
      `These pages link to ${name}. Change their links, or choose a page to redirect visitors to:`,
    blocked: (name: string) => `${name} cannot be deleted because it is used by:`,
    none: (name: string) => `Nothing uses ${name}.`,
    hidden: 'a page that you may not see',
    hiddenFirst: 'A page that you may not see',
    siteDocument: ({ name, region }: { name: string; region: string }) => (region ? `${name} of /${region}` : name),
  },
  redirectOverPage: {
    title: 'Publish redirect over a page',
    text: ({ from, to }: Redirect) => `There is a page at ${from}. Visitors who open it will be redirected to ${to}.`,
    consequence: 'They cannot open that page until the redirect is unpublished.',
  },
  unpublishRedirect: {
    title: 'Unpublish redirect',
    text: ({ from, to }: Redirect) => `Visitors of ${from} will no longer be redirected to ${to}.`,
    consequence: 'Visitors of the old address will see “not found”, unless there is a page at it.',
  },
  deleteRedirect: {
    title: 'Delete redirect',
    text: ({ from, to }: Redirect) => `The redirect from ${from} to ${to} will be deleted.`,
    live: 'It is live.',
    notLive: 'It is not live, so visitors are not affected.',
  },
  unpublishDomain: {
    title: 'Unpublish domain',
    text: (name: string) => `${name} goes offline until it is published again.`,
    noHostnames: 'It has no host names.',
    hostnames: (hostnames: string) => `Visitors of ${hostnames} will no longer reach this website.`,
  },
  unpublishPage: {
    title: 'Unpublish page',
    text: (slug: string) => `Visitors will see “not found” at /${slug} until it is published again.`,
    homePage: ({ region, prefix }: { region: string; prefix: string }) =>
      `It is the home page of ${region}: visitors of /${prefix} will see “not found”.`,
    noLinks: 'No other page links to it.',
    links: ({ count, pages, more }: { count: number; pages: string; more: number }) =>
      `${plural(count, { one: '1 page links', other: `${number(count)} pages link` })} to it and would be broken: ` +
      `${pages}${more > 0 ? ` and ${number(more)} more` : ''}.`,
  },
  unpublishRegion: {
    title: 'Unpublish region',
    text: ({ prefix, name }: { prefix: string; name: string }) =>
      `Visitors will see “not found” at /${prefix} until ${name || 'the region'} is published again.`,
    noPages: 'This region has no pages.',
    pages: ({ count, prefix }: { count: number; prefix: string }) =>
      `${plural(count, { one: '1 page', other: `${number(count)} pages` })} of the region and every other address ` +
      `under /${prefix} will show “not found”.`,
    consequence: 'They are removed from the search, the sitemap and the list of regions.',
  },
});
