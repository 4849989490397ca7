/** MongoDB gives dots and a leading dollar sign a meaning and forbids NUL, so they are stored as %XX. */
export function storedName(name: string): string {
  if (name === '') return '%';
  return name.replace(/[%.\0]|^\$/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

export function originalName(stored: string): string {
  if (!stored.includes('%')) return stored;
  if (stored === '%') return '';
  return stored.replace(/%([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
