declare module '*/editor-guide.md' {
  export const guide: { introduction: string; sections: readonly { title: string; html: string }[] };
}
