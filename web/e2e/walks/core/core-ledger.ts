import { Ledger, tokensIn } from '../ledger.ts';
import type { WalkingTab } from './person.ts';
import { type Place, placeId, placesIn } from './places.ts';
import type { Report } from './tab/report.ts';

interface Claim {
  client: string;
  step: number;
  revision: number;
  fingerprint: string;
}

/** Also records the author of each revision, and the content that editors showed as saved. */
export class CoreLedger extends Ledger {
  readonly claims: Claim[] = [];
  private readonly authors = new Map<number, string>();
  private readonly taken = new Map<string, Set<string>>();
  private readonly emptied = new Map<string, Set<string>>();

  wrote(revision: number, person: string): void {
    if (!this.authors.has(revision)) this.authors.set(revision, person);
  }

  authorOf = (revision: number): string | undefined => this.authors.get(revision);

  /** Reasons are recorded by tab, because each tab of a person has a separate undo history. */
  takes(words: readonly string[], { name: tab, person: { name: person } }: WalkingTab, reason: string): void {
    this.explain(words, tab, reason);
    this.taken.set(person, new Set([...(this.taken.get(person) ?? []), ...words]));
  }

  /** Records words that were removed from some items, but may remain in others. */
  empties(places: readonly Place[], { person: { name: person } }: WalkingTab): void {
    this.emptied.set(person, new Set([...(this.emptied.get(person) ?? []), ...places.map(placeId)]));
  }

  /** Remains valid until the values differ again, even if an undo restores the words. */
  givesUp(words: readonly string[], tab: WalkingTab, reason: string): void {
    this.takes(words, tab, reason);
    this.explain(words, `${tab.name} deciding`, reason);
  }

  hasTaken = (word: string, person: string | undefined): boolean => this.taken.get(person ?? '')?.has(word) ?? false;

  /** Returns words that a merge removed from the screen, although no one had removed the word or emptied each place that had it. */
  findLostInMerge(words: readonly string[], emptied: readonly Place[]): string[] {
    const isTaken = (word: string) => [...this.taken.values()].some((taken) => taken.has(word));
    const isEmptied = (place: Place) => [...this.emptied.values()].some((places) => places.has(placeId(place)));
    return words.filter(
      (word) => !isTaken(word) && !emptied.filter((place) => place.word === word).every((place) => isEmptied(place)),
    );
  }

  said(client: string, step: number, { saved, revision }: Report): void {
    if (saved !== null && this.claims.at(-1)?.fingerprint !== saved)
      this.claims.push({ client, step, revision, fingerprint: saved });
  }

  /** Returns words that a revision no longer contains, although its author did not remove them. */
  lostBetween(before: object, after: object, revision: number): string[] {
    const there = new Set(tokensIn(JSON.stringify(after)));
    const author = this.authorOf(revision);
    const words = new Set(tokensIn(JSON.stringify(before)));
    return [...words].filter(
      (word) => !there.has(word) && !this.hasTaken(word, author) && !this.hasEmptied(word, before, revision),
    );
  }

  /**
   * Whether the author of a revision has emptied each item that contained the word in the previous one. Others may have emptied items
   * earlier.
   */
  hasEmptied(word: string, before: object, revision: number): boolean {
    const emptied = this.emptied.get(this.authorOf(revision) ?? '');
    return placesIn(before).every((place) => place.word !== word || (emptied?.has(placeId(place)) ?? false));
  }
}
