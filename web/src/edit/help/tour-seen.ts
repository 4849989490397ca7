const NAME = 'editor-tour';

/** Of each user on this device. */
export function hasSeenTour(userId: string): boolean {
  try {
    return seen().includes(userId);
  } catch {
    // Without storage the tour would be shown at each start.
    return true;
  }
}

export function rememberTour(userId: string): void {
  try {
    if (!hasSeenTour(userId)) localStorage.setItem(NAME, JSON.stringify([...seen(), userId]));
  } catch {
    // Browsers can forbid storage; then the tour is never shown by itself.
  }
}

function seen(): string[] {
  const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}
