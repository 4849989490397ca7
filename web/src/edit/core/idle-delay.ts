/** Milliseconds without an edit before a draft is saved. */
export const IDLE_DELAY_MS = 800;
