declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}
declare module '*.css';

interface ImportMeta {
  glob(pattern: string | string[], options: { eager: true }): Record<string, unknown>;
}
