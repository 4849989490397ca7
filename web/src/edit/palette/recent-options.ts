const NAME = 'palette-recent';
const MAX_RECENT = 4;

/** The newest first, on this device. */
export function recentOptions(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

export function rememberOption(id: string): void {
  try {
    localStorage.setItem(NAME, JSON.stringify([id, ...recentOptions().filter((other) => other !== id)]));
  } catch {
    // Browsers can forbid storage; then nothing is remembered.
  }
}
