interface Entry {
  action: string;
}

/** `entries` are newest first; undone publishes do not count. */
export function findPreviousPublish<E extends Entry>(entries: Iterable<E>): E | null {
  let undone = 0;
  let current = true;
  for (const entry of entries) {
    const { action } = entry;
    if (action === 'unpublish') return null;
    if (action === 'takeBackPublish') undone += 1;
    if (action !== 'publish') continue;
    if (undone > 0) undone -= 1;
    else if (current) current = false;
    else return entry;
  }
  return null;
}
