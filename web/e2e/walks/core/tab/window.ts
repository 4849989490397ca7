import { installClock } from './clock.ts';
import { installGate } from './gate.ts';

// Before the modules of the editor, which may keep what they find.
export const clock = installClock(window);
export const gate = installGate(window);
export const errors: string[] = [];
window.addEventListener('error', ({ message }) => void errors.push(message));
window.addEventListener('unhandledrejection', ({ reason }) => void errors.push(String(reason)));
