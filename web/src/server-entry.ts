import type { Visit } from '../../proto/visit.ts';

/** The built files a page needs, read by the BFF from Vite's manifest. */
export interface Assets {
  script: string;
  styles: string[];
  /** Chunks the script will ask for at once. */
  preloads: string[];
  fonts: {
    /** What every page is set in. */
    base: string[];
    /** Latin letters beyond those of western Europe, such as ā and ł: only pages with one of them preload these. */
    extended: string[];
  };
}

export interface RenderOptions {
  assets: Assets;
  nonce?: string;
  /** Told once for a page of which items were left out because they threw: what they are and what was thrown. */
  onBroken?: (items: string[], error: unknown) => void;
}

/** The shape of the server bundle (`entry-server`), which the BFF loads. */
export interface ServerEntry {
  /** The whole HTML document for a visit. Throws on a fault; a visit with an error status renders the error page. */
  render(visit: Visit, options: RenderOptions): Promise<string>;
  /** The error page of last resort, without any data. */
  renderFailure(assets: Assets): string;
}
