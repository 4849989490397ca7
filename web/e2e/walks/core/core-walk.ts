import type { Page } from '../../../../proto/entities/page.ts';
import { type Random, randomOf } from '../random.ts';
import type { CoreSite } from './core-site.ts';
import { CoreLedger } from './core-ledger.ts';
import { type Figures, count, countPassed } from './figures.ts';
import { checkHistory } from './check-history.ts';
import { finish } from './finish.ts';
import { type Person, type WalkingTab, invite, stepsIn } from './person.ts';
import { drawStep } from './steps.ts';
import type { Fate } from './tab/gate.ts';
import type { Report } from './tab/report.ts';

export interface Settings {
  seed: number;
  steps: number;
  people: number;
  hasTwoTabs: boolean;
}

/** Why words disappear from the screen in a step: an action of the person, an undo of theirs, or changes of others. */
type Cause = 'act' | 'undo' | 'others';

/** Several people edit one page in turns. The seed determines everything that happens. */
export class CoreWalk {
  readonly ledger = new CoreLedger();
  readonly figures: Figures = {};
  readonly people: Person[] = [];
  readonly slug: string;
  page!: Page;
  at = 0;
  private readonly random: Random;

  constructor(
    readonly site: CoreSite,
    readonly settings: Settings,
  ) {
    this.random = randomOf(settings.seed);
    this.slug = `walk-${settings.seed}-${process.hrtime.bigint()}`;
  }

  get tabs(): WalkingTab[] {
    return this.people.flatMap(({ tabs }) => tabs);
  }

  async run(): Promise<Figures> {
    const { steps, people, hasTwoTabs } = this.settings;
    try {
      this.page = await this.site.makePage(this.slug);
      this.people.push(...(await invite(this.site, people, hasTwoTabs)));
      for (const tab of this.tabs) await this.open(tab);
      while (this.at < steps) {
        this.at += 1;
        await this.takeStep(this.random.pick(this.tabs));
      }
      await finish(this, this.random);
      await checkHistory(this);
      count(this.figures, 'words', this.ledger.count);
      return this.figures;
    } finally {
      if (!this.site.isUp) await this.site.startServices();
      for (const { device } of this.people) await device.close();
    }
  }

  async open(tab: WalkingTab): Promise<void> {
    await tab.person.device.addTab(tab.name);
    this.see(tab, await stepsIn(tab).open(this.slug, this.site.domainId), 'others');
  }

  async close(tab: WalkingTab): Promise<void> {
    await tab.person.device.killTab(tab.name);
    tab.shown = null;
  }

  /** Lets a waiting request of the tab succeed, or loses it. */
  async pass(tab: WalkingTab, index: number, fate: Fate): Promise<string> {
    const { report, passed } = await stepsIn(tab).pass(index, fate);
    countPassed(this.figures, passed);
    if (passed.status === 200 && passed.path.startsWith('POST /api/page/')) {
      const { revision } = passed.received as { revision?: number };
      if (revision !== undefined) this.ledger.wrote(revision, tab.person.name);
    }
    this.see(tab, report, 'others');
    return `${passed.path} is ${fate}${passed.status ? ` with ${passed.status}` : ''}`;
  }

  /** Records the changes of a step on the screen, and throws if a change is not allowed. */
  see(tab: WalkingTab, report: Report, cause: Cause): void {
    const { name } = tab.person;
    const { gone, came, emptied, givenUp, errors, saving, message } = report;
    tab.shown = report;
    if (errors.length > 0) throw new Error(`Errors in ${tab.name}: ${errors.join('; ')}`);
    if (saving === 'refused') throw new Error(`${tab.name} is refused: ${message}`);
    const isTaken = (word: string) => cause !== 'undo' || report.hasLostItems || this.ledger.isOwn(word, name);
    const seen = report.hasRestored ? [] : gone;
    const lost =
      cause === 'others' ? this.ledger.findLostInMerge(seen, emptied) : seen.filter((word) => !isTaken(word));
    if (lost.length > 0) throw new Error(`${tab.name} loses ${lost.join(', ')}, which no person took out`);
    if (cause !== 'others') {
      this.ledger.takes(gone, tab, `step ${this.at}`);
      this.ledger.empties(emptied, tab);
    }
    this.ledger.givesUp(givenUp, tab, `step ${this.at}: the other side of a conflict`);
    if (cause === 'undo') this.ledger.seen(came, tab.name);
    this.ledger.said(tab.name, this.at, report);
  }

  note(tab: WalkingTab, text: string): void {
    const { revision = 0, saving = 'closed' } = tab.shown ?? {};
    this.ledger.note(this.at, tab.name, `${text} [${saving} ${revision}]`);
  }

  private async takeStep(tab: WalkingTab): Promise<void> {
    const kind = drawStep(this, tab, this.random);
    const random = randomOf(this.random.below(2 ** 31));
    try {
      const done = await kind.run(this, tab, random);
      if (done !== null && kind.isAction) count(this.figures, 'actions');
      if (done !== null && kind.figure) count(this.figures, kind.figure);
      this.note(tab, done ?? `could not ${kind.name}`);
    } catch (error) {
      this.note(tab, kind.name);
      throw error;
    }
  }
}
