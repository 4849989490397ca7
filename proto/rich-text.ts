/**
 * A rich text is a string that starts with a block tag; every other string is plain. Services clean the first on each save,
 * views escape the second, so neither needs to know the field it came from. It stands apart so that a visitor's page can ask
 * it without loading the schemas.
 */
export function isRichText(value: unknown): value is string {
  return typeof value === 'string' && /^<(p|h[2-4]|ul|ol|blockquote)(\s[^>]*)?>/i.test(value);
}
