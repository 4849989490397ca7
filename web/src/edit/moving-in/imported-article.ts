/** What the readers of all kinds of files return. */
export interface ImportedArticle {
  /** Identifies the article in every later version of the file. */
  key: string;
  /** True for a page of a hierarchy, false for an entry of a list such as news. */
  isPage: boolean;
  /** Full address or path on the old website; empty if unknown. */
  address: string;
  /** Address on the new website, below the region, the segment of its type and the chosen parent. */
  path: string;
  title: string;
  html: string;
  excerpt: string;
  tags: readonly string[];
  /** Such as `2026-11-27`; empty if unknown. */
  date: string;
  author: string;
  /** Address of the picture in its header; empty if there is none. */
  picture: string;
  /** Pictures that the file itself contains, by the addresses that `html` has for them. */
  files?: ReadonlyMap<string, File>;
  /** Sentences about what the reader could not keep. */
  notes: readonly string[];
}

export interface ImportedFile {
  articles: readonly ImportedArticle[];
  notes: readonly string[];
}
