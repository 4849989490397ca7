export interface MarkupLimits {
  length: number;
  depth: number;
  elements: number;
}

export const richTextLimits: MarkupLimits = { length: 300_000, depth: 50, elements: 10_000 };

/** A map of the world has about 3,000 elements; sanitizing and rendering 100,000 took four seconds. */
export const svgLimits: MarkupLimits = { length: 2 * 1024 * 1024, depth: 150, elements: 15_000 };
