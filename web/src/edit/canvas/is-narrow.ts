/** Equals the breakpoint in sidebar.module.css below which the sidebar covers the lower half of the window and opens only on request. */
export const isNarrow = (): boolean => innerWidth < 1024;
