import { messages } from '../../messages/messages.ts';

const t = messages.account;

/** Ordered, because a browser also names the browsers that it derives from. */
const browsers: readonly (readonly [keyof typeof t.browsers, RegExp])[] = [
  ['edge', /Edg(e|A|iOS)?\//],
  ['opera', /OPR\//],
  ['samsung', /SamsungBrowser\//],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\//],
  ['safari', /Safari\//],
];

const systems: readonly (readonly [keyof typeof t.systems, RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['android', /Android/],
  ['chromeOs', /CrOS/],
  ['windows', /Windows/],
  ['macOs', /Mac OS X|Macintosh/],
  ['linux', /Linux/],
];

const MAX_LENGTH = 60;

export function describeAgent(agent: string): string {
  const browser = findName(browsers, agent);
  const system = findName(systems, agent);
  if (browser && system) return t.browserOn(t.browsers[browser], t.systems[system]);
  if (browser) return t.browsers[browser];
  return agent.slice(0, MAX_LENGTH) || t.unknownDevice;
}

const findName = <N extends string>(names: readonly (readonly [N, RegExp])[], agent: string): N | undefined =>
  names.find(([, pattern]) => pattern.test(agent))?.[0];
