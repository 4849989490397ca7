interface ImportMeta {
  glob(pattern: string | string[], options: { eager: true }): Record<string, unknown>;
}
