interface Entry {
  action: string;
}

/**
 * The publish whose draft was live before what is live now, or null when there was none since the page was last unpublished.
 * Entries come newest first; publishes that were taken back since do not count.
 */
export function findPreviousPublish<E extends Entry>(entries: Iterable<E>): E | null {
  let takenBack = 0;
  let current = true;
  for (const entry of entries) {
    const { action } = entry;
    if (action === 'unpublish') return null;
    if (action === 'takeBackPublish') takenBack += 1;
    if (action !== 'publish') continue;
    if (takenBack > 0) takenBack -= 1;
    else if (current) current = false;
    else return entry;
  }
  return null;
}
