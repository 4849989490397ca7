const UNRELEASED = '## Unreleased';

export function releaseNotes(text, version, day) {
  const start = text.indexOf(`${UNRELEASED}\n`);
  if (start < 0) throw new Error(`CHANGELOG.md has no section "${UNRELEASED}".`);
  const from = start + UNRELEASED.length;
  const next = text.indexOf('\n## ', from);
  const end = next < 0 ? text.length : next;
  const notes = text.slice(from, end).trim();
  if (!notes) throw new Error('CHANGELOG.md has nothing under "Unreleased", so there is nothing to release.');
  const rest = text.slice(end).trim();
  const sections = [`${UNRELEASED}`, `## ${version} (${day})`, notes, ...(rest ? [rest] : [])];
  return { notes, changelog: `${text.slice(0, start)}${sections.join('\n\n')}\n` };
}
