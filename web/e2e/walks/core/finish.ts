import { diff } from '../../../../proto/edit/diff.ts';
import type { Random } from '../random.ts';
import type { CoreWalk } from './core-walk.ts';
import { contentText } from './fingerprint.ts';
import { type WalkingTab, stepsIn } from './person.ts';

/** Exceeds the number of rounds that the conflicts and retries of one page need. */
const MAX_ROUNDS = 300;
/** In milliseconds; shorter than the time-out of a request that a timer sends. */
const PAUSE_MS = 1100;

/** Everyone goes online and saves. Then everyone must see the stored page, before and after a reload. */
export async function finish(walk: CoreWalk, random: Random): Promise<void> {
  if (!walk.site.isUp) await walk.site.startServices();
  for (const person of walk.people) {
    await person.device.signIn();
    person.isOffline = false;
  }
  for (const tab of walk.tabs) {
    if (!tab.shown) await walk.open(tab);
    walk.see(tab, await stepsIn(tab).setOffline(false), 'others');
    walk.see(tab, await stepsIn(tab).resume(), 'others');
    await rest(walk, tab, random);
  }
  // The last save changes the page of the others, so a second round is needed.
  for (let round = 0; round < 2; round++)
    for (const tab of walk.tabs) {
      walk.see(tab, await stepsIn(tab).look(), 'others');
      await rest(walk, tab, random);
    }
  await expectAgreement(walk, 'before a reload');
  for (const tab of walk.tabs) {
    await walk.close(tab);
    await walk.open(tab);
    await rest(walk, tab, random);
  }
  await expectAgreement(walk, 'after a reload');
  await expectPublished(walk, random);
}

async function rest(walk: CoreWalk, tab: WalkingTab, random: Random): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { waiting, conflicts, isAsking, saved } = tab.shown!;
    if (waiting > 0) walk.note(tab, await walk.pass(tab, 0, 'delivered'));
    else if (isAsking) await decide(walk, tab, random);
    else if (conflicts > 0 && round % 2 === 0) walk.see(tab, await stepsIn(tab).review(), 'others');
    else if (conflicts > 0 || saved === null || (await stepsIn(tab).ownEntries(walk.page._id)) > 0)
      walk.see(tab, await stepsIn(tab).wait(PAUSE_MS), 'others');
    else return;
  }
  throw new Error(`${tab.name} does not become idle: ${tab.shown!.saving}`);
}

async function decide(walk: CoreWalk, tab: WalkingTab, random: Random): Promise<void> {
  const report = await stepsIn(tab).decide(random.below(2 ** 31));
  walk.see(tab, report, 'others');
  walk.note(tab, `decides ${report.done}; gives up ${report.givenUp.join(' ') || 'nothing'}`);
}

async function expectAgreement(walk: CoreWalk, when: string): Promise<void> {
  const stored = await walk.site.stored(walk.slug);
  for (const tab of walk.tabs) {
    const shown = await stepsIn(tab).page();
    if (contentText(shown) !== contentText(stored))
      throw new Error(`${tab.name} shows another page than the server ${when}: ${JSON.stringify(diff(stored, shown))}`);
    const entries = await stepsIn(tab).journal(walk.page._id);
    if (entries > 0) throw new Error(`The device of ${tab.name} still has ${entries} entries in its journal ${when}`);
  }
}

/** Expects that visitors see the page that the last person publishes. */
async function expectPublished(walk: CoreWalk, random: Random): Promise<void> {
  const [tab] = walk.tabs as [WalkingTab];
  walk.see(tab, await stepsIn(tab).publish(), 'others');
  await rest(walk, tab, random);
  const [published, stored] = [await walk.site.published(walk.slug), await walk.site.stored(walk.slug)];
  const text = JSON.stringify;
  if (published && text([published.header, published.contents]) !== text([stored.header, stored.contents]))
    throw new Error('What was published is not what is stored.');
}
