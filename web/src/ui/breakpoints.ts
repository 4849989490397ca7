/** In CSS pixels. Media queries cannot read these, so a spec compares them. */
export const breakpoints = [425, 640, 768, 1024, 1280, 1536, 1800] as const;
