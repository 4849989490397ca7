/** Inside an element that says `editor-disabled="true"` nothing is edited, for as long as it says so. */
export const isDisabled = (element: Element): boolean => element.closest('[editor-disabled="true"]') !== null;
