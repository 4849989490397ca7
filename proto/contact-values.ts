const MAX_EMAIL = 254;
const MAX_LOCAL_PART = 64;
const MAX_LABEL = 63;
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LOCAL_PART = new RegExp(`^${ATOM}(\\.${ATOM})*$`, 'u');
const LABEL = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d-]*$/u;

/** Accepts addresses in every script, but no quoted local parts or domains without a dot. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    text.length <= MAX_EMAIL &&
    at <= MAX_LOCAL_PART &&
    LOCAL_PART.test(text.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= MAX_LABEL && LABEL.test(label) && !label.endsWith('-')) &&
    /\p{L}.*[\p{L}\p{M}\p{N}]/u.test(labels.at(-1)!)
  );
}

const MIN_DIGITS = 5;
const MAX_DIGITS = 20;
/** Accepts digits of every script, spaces and dashes of any kind, at most one plus, and an extension. */
const PHONE =
  /^[\p{Nd}\s()/.\p{Pd}\u2212（）\p{Cf}]*[+＋]?[\p{Nd}\s()/.\p{Pd}\u2212（）\p{Cf}]*((x|ext\.?) ?\p{Nd}+)?$/iu;

export function isPhone(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= MIN_DIGITS && digits <= MAX_DIGITS && PHONE.test(text);
}
