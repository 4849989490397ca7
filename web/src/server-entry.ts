import type { BrandStyle } from '../../proto/entities/brand.ts';
import type { ShareCard } from '../../proto/entities/share-card.ts';
import type { Picture } from '../../proto/values.ts';
import type { Visit } from '../../proto/visit.ts';

export interface BrandSheet {
  css: string;
  /** Colours of the page in the two themes, for the bars of browsers. */
  grounds: { standard: string; darkSlate: string };
  /** Main colour, for the window of an installed site. */
  theme: string;
}

export interface Assets {
  script: string;
  /** URL of the script that loads `script` after the first screen is painted; absent if the page loads `script` itself. */
  start?: string;
  styles: string[];
  preloads: string[];
  /** Colours of the page in the two themes; absent for those of the product. */
  grounds?: BrandSheet['grounds'];
  /** Whether pages are dark on devices that prefer it. */
  darkTheme?: boolean;
  fonts: {
    base: string[];
    extended: string[];
  };
}

export interface RenderOptions {
  assets: Assets;
  nonce?: string;
  /** HTML of header and footer by what they show. Without it, they are rendered with each page. */
  frames?: { get(key: string): string | undefined; set(key: string, html: string): unknown };
  /** Called once for a page with broken blocks, with their keys and the first error. */
  onBroken?: (items: string[], error: unknown) => void;
}

export interface ServerEntry {
  /** Throws on a fault; a visit with an error status renders the error page. */
  render(visit: Visit, options: RenderOptions): Promise<string>;
  /** Renders in the given language if the site has texts in it, otherwise in English. */
  renderFailure(assets: Assets, language: string): Promise<string>;
  markUrl(mark: Picture, side: number, format: 'png'): string;
  createBrandSheet(style: BrandStyle): BrandSheet;
  /** Returns null if the visit has nothing to share. */
  describeShareCard(visit: Visit): Promise<ShareCard | null>;
}
