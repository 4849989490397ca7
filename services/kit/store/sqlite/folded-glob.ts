/**
 * A GLOB pattern for this text in any case: SQLite's own LIKE and lower() fold ASCII letters only, while a character class
 * can hold both cases of any letter. What GLOB reads as a pattern stands in a class too, and so for itself.
 */
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
