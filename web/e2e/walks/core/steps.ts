import type { Random } from '../random.ts';
import { drawAct } from './acts/acts.ts';
import type { CoreWalk } from './core-walk.ts';
import type { FigureName } from './figures.ts';
import { type WalkingTab, stepsIn } from './person.ts';
import type { Report } from './tab/report.ts';
import { drawnFates } from './drawn-fates.ts';

interface StepKind {
  name: string;
  /** How often the step is chosen, relative to others that are possible. */
  weight: number;
  /** Whether a person does it; other steps are caused by time and network. */
  isAction: boolean;
  figure?: FigureName;
  isPossible(walk: CoreWalk, tab: WalkingTab): boolean;
  /** Returns a description of the step, or null if it was not possible. */
  run(walk: CoreWalk, tab: WalkingTab, random: Random): Promise<string | null>;
}

const isOpen = (_walk: CoreWalk, { shown }: WalkingTab): boolean => shown !== null;
const isConnected = ({ site }: CoreWalk, { person }: WalkingTab): boolean =>
  site.isUp && !person.isOffline && person.device.isSignedIn;
const isReady = (walk: CoreWalk, tab: WalkingTab): boolean => isOpen(walk, tab) && isConnected(walk, tab);

/** Returns a step that changes the page on behalf of others, such as the arrival of a merge. */
const doing =
  (text: string, run: (tab: WalkingTab, random: Random, walk: CoreWalk) => Promise<Report>): StepKind['run'] =>
  async (walk, tab, random) => {
    walk.see(tab, await run(tab, random, walk), 'others');
    return text;
  };

async function act(walk: CoreWalk, tab: WalkingTab, random: Random): Promise<string | null> {
  const name = drawAct(random);
  const word = `tk${tab.person.name}${walk.at}z`;
  const report = await stepsIn(tab).act(name, random.below(2 ** 31), word);
  if (report.came.includes(word)) walk.ledger.typed(word, tab.person.name);
  walk.see(tab, report, 'act');
  return report.done;
}

const repeat = (name: 'undo' | 'redo'): StepKind => ({
  name,
  weight: name === 'undo' ? 60 : 35,
  isAction: true,
  isPossible: (_walk, { shown }) => (name === 'undo' ? shown?.canUndo : shown?.canRedo) ?? false,
  async run(walk, tab, random) {
    const report = await stepsIn(tab)[name](1 + random.below(3));
    walk.see(tab, report, name === 'undo' ? 'undo' : 'act');
    return report.done;
  },
});

async function pass(walk: CoreWalk, tab: WalkingTab, random: Random): Promise<string> {
  const { waiting } = tab.shown!;
  return walk.pass(tab, random.below(4) === 0 ? random.below(waiting) : 0, random.pick(drawnFates));
}

async function decide(walk: CoreWalk, tab: WalkingTab, random: Random): Promise<string> {
  if (!tab.shown!.isAsking)
    return doing('looks at the conflicts', () => stepsIn(tab).review())(walk, tab, random) as Promise<string>;
  if (random.below(4) === 0)
    return doing('keeps editing', () => stepsIn(tab).keepEditing())(walk, tab, random) as Promise<string>;
  const report = await stepsIn(tab).decide(random.below(2 ** 31));
  walk.see(tab, report, 'others');
  return `decides ${report.done}; gives up ${report.givenUp.join(' ') || 'nothing'}`;
}

async function toggleOffline(walk: CoreWalk, { person }: WalkingTab): Promise<string> {
  person.isOffline = !person.isOffline;
  for (const tab of person.tabs)
    if (tab.shown) walk.see(tab, await stepsIn(tab).setOffline(person.isOffline), 'others');
  return person.isOffline ? 'goes offline' : 'is online again';
}

async function signIn(walk: CoreWalk, { person }: WalkingTab): Promise<string> {
  await person.device.signIn();
  for (const tab of person.tabs) if (tab.shown) walk.see(tab, await stepsIn(tab).resume(), 'others');
  return 'signs in again';
}

export const stepKinds: readonly StepKind[] = [
  { name: 'act', weight: 600, isAction: true, isPossible: isOpen, run: act },
  repeat('undo'),
  repeat('redo'),
  { name: 'save', weight: 30, isAction: true, isPossible: isOpen, run: doing('saves', (tab) => stepsIn(tab).save()) },
  {
    name: 'publish',
    weight: 6,
    isAction: true,
    isPossible: isOpen,
    run: doing('publishes', (tab) => stepsIn(tab).publish()),
  },
  {
    name: 'wait',
    weight: 60,
    isAction: false,
    isPossible: isOpen,
    run: doing('waits', (tab, random) => stepsIn(tab).wait(random.pick([100, 600, 900, 6000, 31_000]))),
  },
  {
    name: 'pass',
    weight: 300,
    isAction: false,
    isPossible: (_walk, { shown }) => (shown?.waiting ?? 0) > 0,
    run: pass,
  },
  {
    name: 'decide',
    weight: 150,
    isAction: true,
    figure: 'decisions',
    isPossible: (_walk, { shown }) => (shown?.conflicts ?? 0) > 0 && shown!.waiting === 0,
    run: decide,
  },
  {
    name: 'look',
    weight: 15,
    isAction: true,
    isPossible: isOpen,
    run: doing('looks at the tab', (tab) => stepsIn(tab).look()),
  },
  {
    name: 'go offline',
    weight: 8,
    isAction: true,
    figure: 'offline periods',
    isPossible: (_walk, { person }) => !person.isOffline,
    run: toggleOffline,
  },
  {
    name: 'go online',
    weight: 30,
    isAction: true,
    isPossible: (_walk, { person }) => person.isOffline,
    run: toggleOffline,
  },
  {
    name: 'end the session',
    weight: 3,
    isAction: false,
    figure: 'ended sessions',
    isPossible: (_walk, { person }) => person.device.isSignedIn,
    async run(_walk, { person }) {
      await person.device.endSession();
      return 'has no session any more';
    },
  },
  {
    name: 'sign in',
    weight: 40,
    isAction: true,
    isPossible: (_walk, { person }) => !person.device.isSignedIn,
    run: signIn,
  },
  {
    name: 'kill',
    weight: 8,
    isAction: true,
    figure: 'kills',
    isPossible: isOpen,
    async run(walk, tab) {
      await walk.close(tab);
      return 'is killed';
    },
  },
  {
    name: 'open',
    weight: 200,
    isAction: true,
    isPossible: (walk, tab) => tab.shown === null && isConnected(walk, tab),
    async run(walk, tab) {
      await walk.open(tab);
      if (tab.person.isOffline) walk.see(tab, await stepsIn(tab).setOffline(true), 'others');
      return 'opens the page';
    },
  },
  {
    name: 'reload',
    weight: 6,
    isAction: true,
    figure: 'reloads',
    isPossible: isReady,
    async run(walk, tab) {
      await walk.close(tab);
      await walk.open(tab);
      return 'reloads';
    },
  },
  {
    name: 'leave and return',
    weight: 6,
    isAction: true,
    figure: 'returns',
    isPossible: isReady,
    async run(walk, tab) {
      const report = await stepsIn(tab).leaveAndReturn(walk.slug, walk.site.domainId);
      // Unsaved edits disappear when the page is left, and reappear on return.
      walk.see(tab, { ...report, gone: [] }, 'others');
      return 'leaves the page and returns';
    },
  },
  {
    name: 'stop the services',
    weight: 1,
    isAction: false,
    figure: 'restarts of the services',
    isPossible: ({ site }) => site.isUp,
    async run({ site }) {
      await site.stopServices();
      return 'the services stop';
    },
  },
  {
    name: 'start the services',
    weight: 200,
    isAction: false,
    isPossible: ({ site }) => !site.isUp,
    async run({ site }) {
      await site.startServices();
      return 'the services start';
    },
  },
];

/** Chooses one of the steps that are possible in the tab. */
export function drawStep(walk: CoreWalk, tab: WalkingTab, random: Random): StepKind {
  const possible = stepKinds.filter((kind) => kind.isPossible(walk, tab));
  let drawn = random.below(possible.reduce((sum, { weight }) => sum + weight, 0));
  return possible.find(({ weight }) => (drawn -= weight) < 0)!;
}
