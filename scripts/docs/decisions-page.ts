import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatPage, table } from './markdown.ts';

const folder = resolve(process.cwd(), 'docs/decisions');

const ENTRY = /^## (\d+)\. (.+)\n\n(\d{4}-\d\d-\d\d) · (accepted|superseded by (\d+))\n\n(\*\*Context\.\*\*[^]+)$/;

const INTRODUCTION = `[Principles](docs/decisions/principles.md) has the twelve decisions that explain most of the code; the others are in files by area. A decision has the next
number, a date, a status (\`accepted\`, \`superseded by N\`), its context, the decision and its consequences. A decision that is no longer followed is superseded by a new one.
\`npm run docs\` writes this index from the files.`;

/** Reads every entry of docs/decisions, ordered by number. */
export const readDecisions = () =>
  readdirSync(folder)
    .flatMap((file) => {
      const [head, ...entries] = readFileSync(resolve(folder, file), 'utf8').split(/^(?=## )/m);
      const area = head!.match(/^# (.+)/)![1]!;
      return entries.map((entry) => ({ file, area, ...readEntry(entry.trim(), file) }));
    })
    .sort((a, b) => a.number - b.number);

export const decisionsPage = async (): Promise<string> => formatPage(['# Decisions', INTRODUCTION, index()]);

const index = () =>
  table(
    ['', 'decision', 'area', 'date', 'status'],
    readDecisions().map(({ number, title, file, area, date, status }) => [
      String(number),
      title,
      `[${area}](docs/decisions/${file})`,
      date,
      status,
    ]),
  );

function readEntry(text: string, file: string) {
  const match = ENTRY.exec(text);
  if (!match) throw new Error(`docs/decisions/${file}: "${text.split('\n')[0]}" has no date, status or context.`);
  const [, number, title, date, status, supersededBy, body] = match as unknown as string[];
  return { number: Number(number), title: title!, date: date!, status: status!, supersededBy, body: body! };
}
