import type { ShareCard } from '../../proto/entities/share-card.ts';
import type { Visit } from '../../proto/visit.ts';

export interface Assets {
  script: string;
  /** Loads `script` once the first screen is complete; absent if the page loads it itself. */
  start?: string;
  styles: string[];
  preloads: string[];
  fonts: {
    base: string[];
    extended: string[];
  };
}

export interface RenderOptions {
  assets: Assets;
  nonce?: string;
  /** Called once for a page with the blocks that failed to render and the first error. */
  onBroken?: (items: string[], error: unknown) => void;
}

export interface ServerEntry {
  /** Throws on a fault; a visit with an error status renders the error page. */
  render(visit: Visit, options: RenderOptions): Promise<string>;
  /** In the language if the site has texts in it, else in English. */
  renderFailure(assets: Assets, language: string): Promise<string>;
  /** Null if the visit is nothing to share. */
  describeShareCard(visit: Visit): Promise<ShareCard | null>;
}
