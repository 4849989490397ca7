/** Returns pictures only if there is no text, because programs also put a picture of a copied text on the clipboard. */
export function pastedPictures(data: DataTransfer | null): File[] {
  if (!data || data.types.some((type) => type.startsWith('text/'))) return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}
