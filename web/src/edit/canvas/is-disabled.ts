/** Content inside `editor-disabled="true"` cannot be edited. */
export const isDisabled = (element: Element): boolean => element.closest('[editor-disabled="true"]') !== null;
