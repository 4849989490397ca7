/** A command that is being typed into a rich text: a slash at the start of a paragraph, and the words after it. */
export interface SlashCommand {
  search: string;
  /** The text around the paragraph of the command, as HTML. */
  before: string;
  after: string;
}

/** What connects an open rich text and the menu of its command. */
export interface SlashConnection {
  anchor: () => DOMRect | null;
  /** Shows the text without the command. */
  show: (html: string) => void;
  onKey: ((key: string) => boolean) | null;
}

export const slashConnection = (): SlashConnection => ({ anchor: () => null, show: () => undefined, onKey: null });
