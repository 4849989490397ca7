const MAX_RECENT = 4;

/** The newest first, on this device. */
export function recentChoices(list: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(list) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

export function rememberChoice(list: string, id: string): void {
  try {
    localStorage.setItem(list, JSON.stringify([id, ...recentChoices(list).filter((other) => other !== id)]));
  } catch {
    // Browsers can disable storage; choices are then not saved.
  }
}
