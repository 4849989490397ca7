/** What one text of markup may hold; more is refused before it is cleaned. */
export interface MarkupLimits {
  /** In characters. */
  length: number;
  /** How many tags may be open at once. */
  depth: number;
  elements: number;
}

/** A rich text: a long article has 5 levels, a few hundred elements and 50,000 characters. */
export const richTextLimits: MarkupLimits = { length: 300_000, depth: 50, elements: 10_000 };

/** An SVG that is uploaded: a map of the world has some 3,000 elements. Cleaning and drawing 100,000 took four seconds. */
export const svgLimits: MarkupLimits = { length: 2 * 1024 * 1024, depth: 150, elements: 15_000 };
