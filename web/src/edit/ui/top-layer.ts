/* eslint-disable project/no-module-state -- A document has one top layer, and dialogs for signing in open without an editor. */
let dialogs: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();
/* eslint-enable project/no-module-state */

export const topDialog = (): HTMLDialogElement | undefined => dialogs.at(-1);

/** Runs synchronously after a dialog opens and before other closes. */
export function onTopLayerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function enterTopLayer(dialog: HTMLDialogElement): void {
  dialogs = [...dialogs, dialog];
  listeners.forEach((listener) => listener());
}

export function leaveTopLayer(dialog: HTMLDialogElement): void {
  dialogs = dialogs.filter((other) => other !== dialog);
  listeners.forEach((listener) => listener());
}
