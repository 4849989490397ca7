import { connectNats } from '../../services/kit/bus/connect-nats.ts';
import { parseSettings } from '../../services/kit/settings.ts';
import {
  deleteDeadLetter,
  type DeadLetter,
  listDeadLetters,
  retryDeadLetter,
  describeLetters,
  selectLetters,
  sentences,
} from './letters.ts';

const [action = 'list', ...numbers] = process.argv.slice(2);
if (!['list', 'retry', 'delete'].includes(action)) fail('Use list, retry [NUMBER …] or delete NUMBER …');
else if (action === 'delete' && numbers.length === 0) fail('Name the numbers of the dead letters to delete.');
else await work();

async function work(): Promise<void> {
  const { natsUrl, natsCredentials } = parseSettings(process.env);
  const nats = await connectNats(natsUrl, 'operator', natsCredentials);
  try {
    const all = await listDeadLetters(nats);
    if (action === 'list') return print(describeLetters(all));
    const { selected, unknown } = selectLetters(all, numbers);
    if (unknown.length > 0) return fail(`There is no dead letter ${unknown.join(', ')}.`);
    for (const letter of selected) print(await applyTo(letter));
    if (selected.length === 0) print('There are no dead letters.');
  } finally {
    await nats.close();
  }

  async function applyTo(letter: DeadLetter): Promise<string> {
    if (action === 'retry') return sentences[await retryDeadLetter(nats, letter)](letter);
    await deleteDeadLetter(nats, letter);
    return sentences.deleted(letter);
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
