import { domainToASCII, domainToUnicode } from 'node:url';
import unhomoglyph from 'unhomoglyph';
import { identityRefusals } from '../../proto/refusals/identity.ts';
import { normalizeName, removeInvisible } from '../../proto/unicode.ts';

/** Returns the form in which usernames are compared. */
export const normalizeUsername = (typed: string): string =>
  typed.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/ +/g, ' ').trim();

/** Returns the form in which email addresses are compared, with the domain name in Unicode. */
export function normalizeEmail(typed: string): string {
  const email = removeInvisible(typed).toLowerCase().trim();
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (domainToUnicode(domainToASCII(email.slice(at))) || email.slice(at));
}

/** Returns the same text for names that people cannot tell apart: the skeleton of Unicode Technical Standard 39, in lower case. */
export function toSkeleton(name: string): string {
  const visible = normalizeUsername(removeInvisible(normalizeName(name)));
  return unhomoglyph(visible.normalize('NFD')).normalize('NFD').toLowerCase();
}

/** Claims the look of a name. The claim sorts after the name, which is reserved first because its refusal is clearer. */
export const claimSkeleton = (name: string): string => LOOK + toSkeleton(name);

export const isSkeletonClaim = (claim: string): boolean => claim.startsWith(LOOK);

const LOOK = '~ ';

/** Histories and the audit log show usernames only, so a name must not look like another one. */
export function requireClearUsername(username: string): void {
  if (!VISIBLE.test(username)) throw identityRefusals.usernameUnclear();
  if (!scripts.some((script) => script.test(username))) throw identityRefusals.usernameScripts();
  if (reserved.has(toSkeleton(username))) throw identityRefusals.usernameReserved({ name: username });
}

const reserved = new Set(['root', 'admin', 'administrator', 'system'].map(toSkeleton));

const VISIBLE = /^[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]{3,200}$/u;

/** Scripts in common use, after Unicode Standard Annex 31; Japanese, Korean and Chinese combine several scripts. */
const scripts = [
  ...['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor', 'Hebr', 'Arab', 'Thaa', 'Ethi', 'Tibt', 'Khmr', 'Laoo', 'Mymr', 'Thai'],
  ...['Beng', 'Deva', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Orya', 'Sinh', 'Taml', 'Telu'],
  ...['Hani Hira Kana', 'Hani Hang', 'Hani Bopo'],
].map((names) => {
  const letters = [...names.split(' '), 'Zyyy', 'Zinh'].map((name) => `\\p{scx=${name}}`);
  return new RegExp(`^[${letters.join('')}]+$`, 'u');
});
