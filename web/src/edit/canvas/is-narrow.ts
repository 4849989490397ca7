/** As in sidebar.module.css: the sidebar then covers the lower half of the window, and opens only on request. */
export const isNarrow = (): boolean => innerWidth < 1024;
