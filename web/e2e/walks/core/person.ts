import type { CoreSite } from './core-site.ts';
import type { Device } from './device.ts';
import type { Report } from './tab/report.ts';

export interface Person {
  /** One letter, which all words of the person contain. */
  name: string;
  device: Device;
  isOffline: boolean;
  tabs: WalkingTab[];
}

export interface WalkingTab {
  name: string;
  person: Person;
  /** Null while the tab is closed. */
  shown: Report | null;
}

const NAMES = ['A', 'B', 'C', 'D', 'E'];

/** Creates people with their devices. The first one can have the page open twice. */
export async function invite(site: CoreSite, count: number, hasTwoTabs: boolean): Promise<Person[]> {
  const people: Person[] = [];
  for (const name of NAMES.slice(0, count)) {
    const person: Person = { name, device: await site.newDevice(name), isOffline: false, tabs: [] };
    const tabs = hasTwoTabs && people.length === 0 ? [`${name}1`, `${name}2`] : [name];
    person.tabs = tabs.map((tab) => ({ name: tab, person, shown: null }));
    people.push(person);
  }
  return people;
}

export const stepsIn = ({ name, person }: WalkingTab): ReturnType<Device['in']> => person.device.in(name);
