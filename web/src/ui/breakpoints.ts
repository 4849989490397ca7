/** Viewport widths in CSS pixels at which the layout may change. Media queries cannot read them, so a spec compares. */
export const breakpoints = [425, 640, 768, 1024, 1280, 1536, 1800] as const;
