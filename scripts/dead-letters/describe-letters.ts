import type { DeadLetter } from './letters.ts';

export const describeLetters = (letters: DeadLetter[]): string =>
  letters.length === 0
    ? 'There are no dead letters.'
    : letters
        .map(
          ({ seq, time, listener, subject, documentId, revision, error }) =>
            `${seq}  ${time}  ${listener} failed to handle ${subject} of ${documentId} (revision ${revision}): ${error}`,
        )
        .join('\n');

export function selectLetters(letters: DeadLetter[], numbers: string[]): { selected: DeadLetter[]; unknown: string[] } {
  if (numbers.length === 0) return { selected: letters, unknown: [] };
  const known = letters.map(({ seq }) => String(seq));
  return {
    selected: letters.filter(({ seq }) => numbers.includes(String(seq))),
    unknown: numbers.filter((number) => !known.includes(number)),
  };
}

export const sentences = {
  sent: ({ seq, subject, documentId }: DeadLetter) => `${seq}  published ${subject} of ${documentId} again.`,
  'too-early': ({ seq }: DeadLetter) => `${seq}  was published less than two minutes ago: retry it later.`,
  unreadable: ({ seq }: DeadLetter) => `${seq}  is not an event and cannot be retried: delete it.`,
  deleted: ({ seq }: DeadLetter) => `${seq}  deleted.`,
};
