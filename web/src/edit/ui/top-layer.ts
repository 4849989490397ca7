/** Open modal dialogs, the topmost last: everything outside of that one is inert. */
let dialogs: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

export const topDialog = (): HTMLDialogElement | undefined => dialogs.at(-1);

/** Called synchronously after a dialog was opened and before one is closed. */
export function onTopLayerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function enterTopLayer(dialog: HTMLDialogElement): void {
  dialogs = [...dialogs, dialog];
  listeners.forEach((listener) => listener());
}

export function leaveTopLayer(dialog: HTMLDialogElement): void {
  dialogs = dialogs.filter((one) => one !== dialog);
  listeners.forEach((listener) => listener());
}
