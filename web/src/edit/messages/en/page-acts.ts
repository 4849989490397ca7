import { DELETION_RETENTION_DAYS } from '../../../../../proto/limits.ts';
import type { Format } from '../../../messages/catalogues.ts';

const list = new Intl.ListFormat('en-AU');

/** What an act changes. */
export type ActKind = 'pages' | 'pictures';

interface CountedKind {
  kind: ActKind;
  count: number;
}

export const pageActs = ({ number, plural }: Format) => {
  const of = ({ kind, count }: CountedKind) =>
    plural(count, { one: `1 ${kind.slice(0, -1)}`, other: `${number(count)} ${kind}` });
  const pages = (count: number) => of({ kind: 'pages', count });
  return {
    nothing: (kind: ActKind) => `There is nothing to do for these ${kind}.`,
    progress: ({ finished, total }: { finished: number; total: number }) =>
      `${number(finished)} of ${number(total)} done`,
    continues: 'This continues if you close the browser.',
    stop: (kind: ActKind) => `Stop after the current ${kind}`,
    partly: ({ done, total }: { done: number; total: number }) => `${number(done)} of ${number(total)} done.`,
    refused: (counted: CountedKind) => `Not done: ${of(counted)}`,
    skipped: (counted: CountedKind) => `Left out: ${of(counted)}`,
    undoDone: (counted: CountedKind) => `Undo ${of(counted)}`,
    undone: (counted: CountedKind) => `Undone: ${of(counted)}`,
    notUndone: ({ name, reason }: { name: string; reason: string }) => `${name} was not changed back: ${reason}`,
    homePage: ({ region, prefix }: { region: string; prefix: string }) =>
      `The home page of ${region} is among them: visitors of /${prefix} will see “not found”.`,
    verify: {
      verified: ({ verified, unchecked }: { verified: number; unchecked: number }) =>
        `Checked: visitors get the current state of ${pages(verified)}.` +
        (unchecked > 0 ? ` Not checked: ${pages(unchecked)}.` : ''),
      notVerified: (failed: readonly { name: string; reason: string }[]) => {
        const named = failed.slice(0, 2).map(({ name, reason }) => `${name}: ${reason}`);
        const more = failed.length - named.length;
        return `What visitors get could not be verified. ${named.join(' ')}${more > 0 ? ` And ${pages(more)} more.` : ''}`;
      },
    },
    publish: {
      title: 'Publish pages',
      isLive: 'its newest version is live already',
      first: (count: number) => `Visitors will see ${pages(count)} for the first time.`,
      again: (count: number) => `Visitors will see ${pages(count)} again.`,
      changes: (count: number) => `Visitors will see the changes of ${pages(count)}.`,
      checks:
        'A page with a problem that this website does not publish is left as it is and named, like a navigation, banner or redirect that links to it. Links to it in other pages lead nowhere.',
      linksTo: (page: string) => `It links to ${page}, which visitors cannot see.`,
      done: (count: number) => `Published: ${pages(count)}`,
      published: 'published',
      several: (count: number) => `Published: ${number(count)}`,
      refused: (count: number) => `Not published: ${number(count)}`,
      everything: (count: number) =>
        plural(count, { one: 'Publish 1 draft', other: `Publish ${number(count)} drafts` }),
      site: (names: readonly string[]) => `Visitors will see the changes of: ${list.format(names)}.`,
      redirects: (count: number) =>
        plural(count, { one: '1 redirect takes effect.', other: `${number(count)} redirects take effect.` }),
    },
    unpublish: {
      title: 'Unpublish pages',
      isDraft: 'it is not published',
      notFound: (count: number) => `Visitors will see “not found” at the addresses of ${pages(count)}.`,
      links: 'Links to them on other pages and in the navigation will be broken.',
      done: (count: number) => `Unpublished: ${pages(count)}`,
    },
    delete: {
      title: 'Delete pages',
      isPublished: 'it is published: unpublish it first',
      deleted: (count: number) =>
        `${pages(count)} will be deleted, and can be restored from the bin for ${number(DELETION_RETENTION_DAYS)} days.`,
      linked:
        'A page that others link to is not deleted. Delete it in its page settings, where you can choose a redirect.',
      done: (count: number) => `Deleted: ${pages(count)}`,
    },
    move: {
      title: 'Move to a region',
      yes: 'Move',
      choose: 'Choose a region',
      missing: 'Choose a region first.',
      isThere: (region: string) => `it is in ${region} already`,
      addresses: ({ count, prefix }: { count: number; prefix: string }) =>
        prefix === ''
          ? `The addresses of ${pages(count)} lose the prefix of their region.`
          : `The addresses of ${pages(count)} will begin with /${prefix}.`,
      redirects: (count: number) =>
        `${plural(count, { one: '1 page is', other: `${number(count)} pages are` })} published: visitors keep the old ` +
        'address until the next publish, and are redirected after it.',
      subNavs: 'A page loses its sub nav, because a sub nav belongs to one region.',
      done: (count: number) => `Moved: ${pages(count)}`,
    },
    copy: {
      title: 'Copy to regions',
      missing: 'Choose at least one region.',
      copies: ({ pages: count, regions }: { pages: number; regions: number }) =>
        `New pages: ${number(count * regions)} (${pages(count)} in ` +
        `${plural(regions, { one: '1 region', other: `${number(regions)} regions` })}).`,
      drafts: 'Copies are drafts: visitors do not see them until they are published.',
      addresses: 'A copy has the same address in its region, with a number if the address is taken.',
      links: 'Links to pages that the region has too lead to its own pages; all others stay.',
      leftLinks: {
        title: (found: readonly { region: string; links: readonly unknown[] }[]) => {
          const count = found.reduce((sum, { links }) => sum + links.length, 0);
          const regions = [...new Set(found.map(({ region }) => region))].join(', ');
          return plural(count, {
            one: `1 link still leads to ${regions}`,
            other: `${number(count)} links still lead to ${regions}`,
          });
        },
        hint: 'The new region has no page at their address.',
        show: 'Show links',
      },
      into: ({ name, region }: { name: string; region: string }) => `${name} in ${region}`,
      noRegion: 'no region',
      open: 'Open the copy',
      done: ({ title, pages: count, regions }: { title: string; pages: number; regions: readonly string[] }) =>
        `Copied ${count === 1 ? `“${title}”` : pages(count)} to ${list.format(regions)}`,
    },
    duplicate: {
      title: 'Duplicate page',
      titleOfCopy: (title: string) => `${title} (copy)`,
      titleMissing: 'Type a title for the copy.',
      done: (title: string) => `Duplicated “${title}”`,
      address: 'The copy has the address of the page with a number, which you can change in its page settings.',
    },
    tag: {
      title: 'Add or remove tags',
      yes: 'Change tags',
      add: 'Add tags',
      remove: 'Remove tags',
      present: ({ kind, tags }: { kind: ActKind; tags: string }) => `The ${kind} have: ${tags}`,
      nonePresent: (kind: ActKind) => `The ${kind} have no tags.`,
      missing: 'Type a tag to add or to remove.',
      added: ({ tags, ...counted }: CountedKind & { tags: string }) => `Added to ${of(counted)}: ${tags}`,
      removed: ({ tags, ...counted }: CountedKind & { tags: string }) => `Removed from ${of(counted)}: ${tags}`,
      drafts: 'Visitors see the change after the next publish.',
      listings: (count: number) =>
        `${plural(count, { one: '1 page is a listing', other: `${number(count)} pages are listings` })}: ` +
        'its tags choose the articles that it lists.',
      done: (counted: CountedKind) => `Tags changed: ${of(counted)}`,
    },
    owner: {
      title: 'Change owner',
      newOwner: 'New owner',
      hint: 'The person who is responsible. Type part of a username.',
      people: 'People',
      notFound: 'No active user with a role has this name.',
      me: 'Assign to me',
      missing: 'Choose a person, or no owner.',
      isOwner: (name: string) => `${name} is its owner already`,
      isWithout: 'it has no owner',
      assigned: ({ name, count }: { name: string; count: number }) =>
        `${name} will be responsible for ${pages(count)}.`,
      removed: (count: number) =>
        plural(count, { one: '1 page will have no owner.', other: `${number(count)} pages will have no owner.` }),
      visitors: 'Visitors see no change, and nothing has to be published.',
      done: ({ name, count }: { name: string; count: number }) => `Assigned to ${name}: ${pages(count)}`,
      doneWithout: (count: number) => `Owner removed: ${pages(count)}`,
      deactivated: (name: string) => `${name} (deactivated)`,
      deleted: (name: string) => `${name} (deleted)`,
    },
    changeType: {
      title: 'Change page type',
      yes: 'Change type',
      missing: 'Choose another page type.',
      movedBlocks: (count: number) =>
        `${plural(count, { one: '1 block moves', other: `${number(count)} blocks move` })} to another list of the page.`,
      hiddenFields: (labels: string) => `Not shown by the new template: ${labels}.`,
      hiddenBlocks: (labels: string) => `Blocks that the new template does not show: ${labels}.`,
      stored: 'They stay stored, and are shown again if you change the type back.',
      everythingFits: 'Everything on the page fits the new type.',
      done: 'Page type changed',
    },
  };
};
