export interface CommandBlock {
  page: string;
  line: number;
  environment?: string;
  script: string;
  /** Expected output, from the `text` block that follows. `…` matches anything. */
  output?: string;
}

const FENCE = /^( *)```(\w*) *(\w*) *$/;

export function readCommands(page: string, markdown: string): CommandBlock[] {
  const fences: { line: number; language: string; environment: string; text: string }[] = [];
  let open: { line: number; language: string; environment: string; indent: number; lines: string[] } | undefined;
  for (const [index, line] of markdown.split('\n').entries()) {
    const [, indent = '', language = '', environment = ''] = FENCE.exec(line) ?? [];
    if (!FENCE.test(line)) open?.lines.push(line.slice(open.indent));
    else if (open) {
      fences.push({ ...open, text: open.lines.join('\n') });
      open = undefined;
    } else open = { line: index + 1, language, environment, indent: indent.length, lines: [] };
  }
  return fences.flatMap(({ line, language, environment, text }, index) => {
    if (language !== 'sh') return [];
    const next = fences[index + 1];
    return [
      {
        page,
        line,
        script: text,
        ...(environment && { environment }),
        ...(next?.language === 'text' && { output: next.text }),
      },
    ];
  });
}

export const splitCommands = (script: string): string[][] =>
  script
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => splitLine(line));

function splitLine(line: string): string[][] {
  const words = line.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  const commands: string[][] = [[]];
  for (const word of words) {
    if (['|', '&&', ';'].includes(word)) commands.push([]);
    else commands.at(-1)!.push(word.replaceAll(/^["']|["']$/g, ''));
  }
  return commands.map((command) => command.slice(command.findIndex((word) => !/^\w+=/.test(word))));
}

export const matchesOutput = (expected: string, output: string): boolean =>
  expected
    .split('\n')
    .every((line) =>
      output.split('\n').some((other) => new RegExp(`^${line.split('…').map(escape).join('.*')}$`).test(other.trim())),
    );

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
