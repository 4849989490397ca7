/** The look of a domain without a brand, which is that of the style sheets of the site. */
export const standardStyle = {
  primary: '#143c31',
  accent: '#e5a433',
  ground: '#fbf5ea',
  corner: 'large',
  buttonShape: 'pill',
  density: 'normal',
  darkTheme: false,
  headingFont: 'fraunces',
  bodyFont: 'figtree',
} as const;

export const isStandard = (style: Record<keyof typeof standardStyle, unknown>): boolean =>
  Object.entries(standardStyle).every(([name, value]) => style[name as keyof typeof standardStyle] === value);
