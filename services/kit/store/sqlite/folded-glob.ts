/** GLOB, because LIKE and lower() in SQLite ignore the case of ASCII letters only. */
export function foldedGlob(text: string): string {
  return [...text].map(folded).join('');
}

function folded(character: string): string {
  if ('*?['.includes(character)) return `[${character}]`;
  const cases = new Set(
    [character, character.toLowerCase(), character.toUpperCase()].filter((form) => [...form].length === 1),
  );
  return cases.size === 1 ? character : `[${[...cases].join('')}]`;
}
