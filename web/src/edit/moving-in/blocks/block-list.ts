import type { Item } from '../../../../../proto/content.ts';
import { messages } from '../../messages/messages.ts';
import { cleanPastedHtml } from '../../rich-text/paste/clean-pasted-html.ts';

const t = messages.movingIn.notes;

/** Longer texts become several blocks, because a rich text has limits. */
const MAX_TEXT = 60_000;

type NewBlock = Omit<Item, 'key'> & { componentType: string };

/** Blocks in the order of the article. Text between other blocks becomes a rich text, cleaned by the rules for pasted text. */
export class BlockList {
  readonly items: Item[] = [];
  readonly notes = new Set<string>();
  private html = '';

  addText(html: string): void {
    if (this.html.length + html.length > MAX_TEXT) this.endText();
    this.html += html;
  }

  /** The fields of rows need the key, because theirs begin with it. */
  add(item: NewBlock | ((key: string) => NewBlock)): void {
    this.endText();
    const key = this.nextKey();
    this.items.push({ key, ...(typeof item === 'function' ? item(key) : item) });
  }

  endText(): void {
    const text = this.clean(this.html);
    this.html = '';
    if (text !== '') this.items.push({ componentType: 'RichText', key: this.nextKey(), text });
  }

  clean(html: string): string {
    const { html: clean, isFlattened, hasHiddenCells } = cleanPastedHtml(html);
    if (isFlattened) this.notes.add(t.raised);
    if (hasHiddenCells) this.notes.add(t.hiddenCells);
    return clean;
  }

  /** Keys are the same in every import, so that an unchanged article stays equal. */
  private nextKey(): string {
    return `import-${this.items.length + 1}`;
  }
}
