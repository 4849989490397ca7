import { installClock } from './clock.ts';
import { installGate } from './gate.ts';

// This precedes the modules of the editor, because they may store references to these functions.
export const clock = installClock(window);
export const gate = installGate(window);
export const errors: string[] = [];
window.addEventListener('error', ({ message }) => void errors.push(message));
window.addEventListener('unhandledrejection', ({ reason }) => void errors.push(String(reason)));
