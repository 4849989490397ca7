const TOKEN = /tk[A-Z]\d+z/g;

export const tokensIn = (text: string): string[] => text.match(TOKEN) ?? [];

/** Every token that was typed, and why it may be missing in the end. */
export class Ledger {
  readonly lines: string[] = [];
  private readonly typedBy = new Map<string, string>();
  /** By token, then by the person who took it out, as often as they did: an undo takes back the last of these only. */
  private readonly reasons = new Map<string, Map<string, string[]>>();

  note(step: number, client: string, text: string): void {
    this.lines.push(`${step} ${client}: ${text}`);
  }

  typed(token: string, client: string): void {
    this.typedBy.set(token, client);
  }

  isOwn = (token: string, client: string): boolean => this.typedBy.get(token) === client;

  explain(tokens: readonly string[], client: string, reason: string): void {
    for (const token of tokens) {
      const ofToken = this.reasons.get(token) ?? new Map<string, string[]>();
      this.reasons.set(token, ofToken.set(client, [...(ofToken.get(client) ?? []), reason]));
    }
  }

  /** What a person has put back on the page is not missing for that reason when it is lost later. */
  seen(tokens: readonly string[], client: string): void {
    for (const token of tokens) this.reasons.get(token)?.get(client)?.pop();
  }

  isExplained = (token: string): boolean =>
    [...(this.reasons.get(token)?.values() ?? [])].some((reasons) => reasons.length > 0);

  get count(): number {
    return this.typedBy.size;
  }

  /** Tokens that are not in the text, though nothing in the walk took them out. */
  lostFrom(text: string): string[] {
    const there = new Set(tokensIn(text));
    return [...this.typedBy.keys()].filter((token) => !there.has(token) && !this.isExplained(token));
  }
}
