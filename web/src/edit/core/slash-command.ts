export interface SlashCommand {
  search: string;
  before: string;
  after: string;
}

interface SlashConnection {
  anchor: () => DOMRect | null;
  show: (html: string) => void;
  onKey: ((key: string) => boolean) | null;
}

export const slashConnection = (): SlashConnection => ({ anchor: () => null, show: () => undefined, onKey: null });
