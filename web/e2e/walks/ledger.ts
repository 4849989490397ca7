const TOKEN = /tk[A-Z]\d+z/g;

export const tokensIn = (text: string): string[] => text.match(TOKEN) ?? [];

/** Records every token that was typed, and why it may be missing at the end. */
export class Ledger {
  readonly lines: string[] = [];
  private readonly typedBy = new Map<string, string>();
  /** Reasons by token and person, in their order. An undo removes only the last one. */
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

  /** Removes the last reason of a person who has restored these tokens. */
  seen(tokens: readonly string[], client: string): void {
    for (const token of tokens) this.reasons.get(token)?.get(client)?.pop();
  }

  isExplained = (token: string): boolean =>
    [...(this.reasons.get(token)?.values() ?? [])].some((reasons) => reasons.length > 0);

  get count(): number {
    return this.typedBy.size;
  }

  /** Returns tokens that the text does not contain, although no one removed them. */
  lostFrom(text: string): string[] {
    const there = new Set(tokensIn(text));
    return [...this.typedBy.keys()].filter((token) => !there.has(token) && !this.isExplained(token));
  }
}
