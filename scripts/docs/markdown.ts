import { format } from 'prettier';

export const formatPage = (sections: string[]): Promise<string> =>
  format(sections.join('\n\n'), { parser: 'markdown', printWidth: 120 });

export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
