import type { ShareCard } from '../../proto/entities/share-card.ts';
import type { Visit } from '../../proto/visit.ts';

export interface Assets {
  script: string;
  /** URL of the script that loads `script` after the first screen is painted; absent if the page loads `script` itself. */
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
  /** Called once for a page with broken blocks, with their keys and the first error. */
  onBroken?: (items: string[], error: unknown) => void;
}

export interface ServerEntry {
  /** Throws on a fault; a visit with an error status renders the error page. */
  render(visit: Visit, options: RenderOptions): Promise<string>;
  /** Renders in the given language if the site has texts in it, otherwise in English. */
  renderFailure(assets: Assets, language: string): Promise<string>;
  /** Returns null if the visit has nothing to share. */
  describeShareCard(visit: Visit): Promise<ShareCard | null>;
}
