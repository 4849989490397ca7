export const isDisabled = (element: Element): boolean => element.closest('[editor-disabled="true"]') !== null;
