export type Chapter = 'words' | 'pictures' | 'steps' | 'lists' | 'order';

export interface Sample {
  name: string;
  item: Record<string, unknown>;
}
