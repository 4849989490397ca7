export type Style = ReadonlyMap<string, string>;

/** Declarations by simple selectors: `.class`, `tag` and `tag.class`. */
export type StyleSheet = ReadonlyMap<string, Style>;

export function readStyleSheet(root: ParentNode): StyleSheet {
  const sheet = new Map<string, Map<string, string>>();
  for (const { textContent } of root.querySelectorAll('style')) {
    const css = textContent.replace(/<!--|-->|\/\*.*?\*\//gs, '');
    for (const [, selectors, declarations] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      for (const selector of selectors!.split(',')) {
        const name = selector.trim().toLowerCase();
        if (!/^[a-z0-9]*(\.[\w-]+)?$/.test(name) || name === '') continue;
        sheet.set(name, new Map([...(sheet.get(name) ?? []), ...parseDeclarations(declarations!)]));
      }
    }
  }
  return sheet;
}

export function styleOf(element: Element, sheet: StyleSheet): Style {
  const tag = element.localName;
  const classes = [...element.classList].map((name) => name.toLowerCase());
  const selectors = [tag, ...classes.map((name) => `.${name}`), ...classes.map((name) => `${tag}.${name}`)];
  return new Map([
    ...selectors.flatMap((selector) => [...(sheet.get(selector) ?? [])]),
    ...parseDeclarations(element.getAttribute('style') ?? ''),
  ]);
}

function parseDeclarations(css: string): [string, string][] {
  return css.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    if (colon < 0) return [];
    return [
      [
        declaration.slice(0, colon).trim().toLowerCase(),
        declaration
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      ],
    ];
  });
}
