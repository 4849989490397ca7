/** Returns the six digits of a code, which apps also show in groups, or undefined. */
export function toCode(typed: string): string | undefined {
  const code = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? code : undefined;
}
