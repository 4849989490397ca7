import { MIN_PASSWORD } from '../../proto/limits.ts';
import { identityRefusals } from '../../proto/refusals/identity.ts';

export interface PersonalWords {
  username: string;
  email: string;
  baseUrl: string;
}

const MIN_DIFFERENT = 5;
/** Shorter runs and names occur in good passwords by chance. */
const MIN_RUN = 4;
const MIN_NAME = 4;
/** A distinct letter counts 1 and a distinct digit 0.5; common words and names do not count. */
const MIN_UNGUESSED = 5;

const substitutions: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

export function requireStrongPassword(password: string, about: PersonalWords): void {
  const text = password.normalize('NFKC').toLowerCase();
  if (text.trim().length < MIN_PASSWORD) throw identityRefusals.passwordTooShort({ min: MIN_PASSWORD });
  if (new Set(text).size < MIN_DIFFERENT || isRepetition(text)) throw identityRefusals.passwordRepetitive();
  if (isGuessed(text, commonWords)) throw identityRefusals.passwordCommon();
  if (isGuessed(text, [...extractNames(about), ...commonWords])) throw identityRefusals.passwordFromNames();
}

function isRepetition(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++)
    if (text.slice(length) === text.slice(0, -length)) return true;
  return false;
}

function isGuessed(text: string, words: readonly string[]): boolean {
  const plain = undoSubstitutions(withoutRuns(text).replaceAll(/(19|20)\d\d/g, ' '));
  const remaining = words.reduce((left, word) => left.replaceAll(word, ' '), plain);
  if (remaining === text) return false;
  const letters = new Set(remaining.match(/\p{L}/gu));
  const digits = new Set(remaining.match(/\p{N}/gu));
  return letters.size + digits.size / 2 < MIN_UNGUESSED;
}

function withoutRuns(text: string): string {
  let remaining = '';
  for (let at = 0; at < text.length;) {
    const length = runLength(text, at);
    remaining += length >= MIN_RUN ? ' ' : text[at];
    at += length >= MIN_RUN ? length : 1;
  }
  return remaining;
}

function runLength(text: string, at: number): number {
  let length = 0;
  while (at + length < text.length && runs.some((run) => run.includes(text.slice(at, at + length + 1)))) length += 1;
  return length;
}

const undoSubstitutions = (text: string): string => text.replaceAll(/[013457@$]/g, (sign) => substitutions[sign]!);

/** Returns the longest names first, so that no part of a name remains. */
function extractNames({ username, email, baseUrl }: PersonalWords): string[] {
  const hosts = [new URL(baseUrl).hostname, email.split('@')[1] ?? ''];
  const whole = [username, email, email.split('@')[0]!, ...hosts].map((name) => name.toLowerCase());
  const names = [...whole, ...whole.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u))].map(undoSubstitutions);
  return [...new Set(names)].filter((name) => name.length >= MIN_NAME).sort((a, b) => b.length - a.length);
}

/** Frequent parts of the most common passwords, the longest first. */
const commonWords: readonly string[] = `
  password passwort passwd passphrase secret letmein welcome login signin changeme default testing administrator admin
  root superuser master manager editor website server computer internet samsung google facebook microsoft windows
  apple iphone android iloveyou loveyou ihateyou forever princess sunshine superman batman spiderman pokemon starwars
  football baseball basketball liverpool arsenal chelsea barcelona monkey dragon shadow michael jennifer charlie
  jordan ashley bailey daniel thomas hunter summer winter autumn spring monday friday january october december
  whatever trustno freedom flower cheese chocolate butterfly angel mustang corvette ferrari harley yankees lakers
  killer pepper ginger cookie banana orange purple qwerty azerty qwertz asdf zxcv access hello goodbye please
  correcthorsebatterystaple nothing something anything fuckyou
`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);

const runs: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '!@#$%^&*()',
].flatMap((run) => [run, [...run].reverse().join('')]);
