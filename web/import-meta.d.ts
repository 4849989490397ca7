interface ImportMeta {
  /** Vite's: every file that fits, in the bundle. */
  glob(pattern: string | string[], options: { eager: true }): Record<string, unknown>;
}
