import { format } from 'prettier';
import type { EventType } from '../../proto/contract.ts';
import { patience } from '../../services/kit/bus/patience.ts';
import type { Files } from '../architecture/source-tree.ts';
import { events, listenersTo } from './listeners.ts';
import { fieldsOf } from './payload.ts';
import { toldWhen } from './told-when.ts';

/** The page about events, as the contracts and the code say. */
export const eventsPage = (files: Files): Promise<string> =>
  format(
    [
      '# Events',
      'Written by `npm run docs` out of the contracts in `proto/` and of who listens in the code: change those, not this page.',
      overview(files),
      DELIVERY(patience.tries),
      ENVELOPE,
      '## What each tells',
      'A page and a region are told with the fields that `page/load` and `regions/loadRegions` answer.',
      ...events.map(section),
    ].join('\n\n'),
    { parser: 'markdown', printWidth: 120 },
  );

const overview = (files: Files) =>
  table(
    ['subject', 'when', 'heard by'],
    events.map((event) => [`\`${event.subject}\``, whenOf(event), listenersTo(event, files).join(', ') || 'others']),
  );

function section({ subject, data }: EventType): string {
  const rows = fieldsOf(data).map(({ name, type }) => [`\`${name}\``, type]);
  return `### ${subject}\n\n${table(['field', 'is'], rows)}`;
}

const whenOf = ({ service, key }: EventType) => (toldWhen as Record<string, Record<string, string>>)[service]![key]!;

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const DELIVERY = (tries: number) => `## How they travel

- A fact of a versioned document is stored with its revision, and told to JetStream until JetStream has it. So it is told **at
  least once**, and a crash between the two loses nothing. Sessions, the index, the sitemap and stored files have no revisions: theirs
  is sent once.
- What is told of one document arrives **in order**; of two documents in any.
- A listener has one durable consumer for each announcing service, shared by its replicas: each event is handled by one of them. A
  BFF replica hears everything from its start on, and asks anew for all that it keeps after it was away.
- A listener that throws gets the event again, later each time; after ${tries} tries it goes to the dead letters, \`dead.>\`. While somebody
  that it needs is away (\`unavailable\`, \`upstream\`) it is tried for as long as it takes.
- So a reader is **idempotent by document and revision**: what is not newer than what it has, it leaves. Every read model can be
  rebuilt from its source.
- Events are kept for 7 days and dead letters for 23, so neither outlives the 30 days after which the content of a deleted document is
  erased (\`services/kit/bus/event-stream.ts\`). Streams that exist already keep their limits: change those of an older installation
  with \`nats stream edit DEAD --max-age 23d\`.`;

const ENVELOPE = `## What comes with each

${table(
  ['field', 'is'],
  [
    ['`id`', 'unique for each fact, so that a resend can be recognised'],
    ['`documentId`', 'what it is about'],
    ['`revision`', 'grows with each change of the document'],
    ['`at`', 'when it happened, ISO 8601'],
    ['`by`', 'the id of who did it, or the name of a service'],
    ['`data`', 'what is told, see below'],
  ],
)}`;
