import { z } from 'zod';
import { type EventEnvelope, defineContract } from '../../../proto/contract.ts';
import { defineRefusals } from '../../../proto/refusals/define-refusals.ts';
import { handle, onEvent } from '../contract/handle.ts';
import { defineService } from '../host/service-definition.ts';
import { EVENT_PUBLISHER } from '../bus/outbox.ts';
import { BUS } from '../bus/bus.ts';

const Text = z.object({ text: z.string().min(1) });

/** The smallest service that uses every feature of the kit. */
const noteRefusals = defineRefusals('notes', { changed: ['conflict', 'Note {number} was changed by {name}'] });

export const notes = defineContract(
  'notes',
  {
    echo: {
      summary: 'Returns the text.',
      kind: 'query',
      who: 'anyone',
      in: Text.extend({ times: z.number().int().default(1) }),
      out: Text,
    },
    whoAmI: {
      summary: 'Returns the caller.',
      kind: 'query',
      who: 'anyone',
      in: z.object({}),
      out: z.object({ username: z.string().nullable(), stage: z.string(), domainId: z.string() }),
    },
    write: { summary: 'Stores a note and publishes it.', kind: 'command', who: 'user', in: Text, out: Text },
    wipe: { summary: 'Deletes every note.', kind: 'command', who: 'admin', in: z.object({}), out: z.object({}) },
    refuse: { summary: 'Refuses every call.', kind: 'query', who: 'anyone', in: z.object({}), out: z.object({}) },
    fail: { summary: 'Fails with a fault.', kind: 'query', who: 'anyone', in: z.object({}), out: z.object({}) },
    failElsewhere: {
      summary: 'Fails because another service is unavailable.',
      kind: 'query',
      who: 'anyone',
      in: z.object({}),
      out: z.object({}),
    },
    lie: {
      summary: 'Returns what it is given, also if its contract does not allow it.',
      kind: 'query',
      who: 'anyone',
      in: z.object({ answer: z.unknown() }),
      out: z.object({ rows: z.array(z.object({ number: z.number() })) }),
    },
    wait: {
      summary: 'Returns after a delay.',
      kind: 'query',
      who: 'anyone',
      in: z.object({ ms: z.number() }),
      out: z.object({ pid: z.number() }),
    },
  },
  { written: Text },
);

export const notesHooks = {
  onWritten: async (_data: { text: string }, _envelope: EventEnvelope): Promise<void> => undefined,
  waiting: (): void => undefined,
};

const { calls, events } = notes;

export const notesService = defineService(notes, {
  handlers: {
    echo: handle(calls.echo, {}, async ({ text, times }) => ({ text: text.repeat(times) })),

    whoAmI: handle(calls.whoAmI, {}, async (_, { user, stage, domainId }) => ({
      username: user?.username ?? null,
      stage,
      domainId,
    })),

    write: handle(calls.write, { announcer: EVENT_PUBLISHER }, async ({ text }, { user }, { announcer: publisher }) => {
      const by = user?.username ?? '';
      await publisher.announce(events.written, { documentId: text, revision: 1, by }, { text });
      return { text };
    }),

    wipe: handle(calls.wipe, {}, async () => ({})),

    refuse: handle(calls.refuse, {}, async () => {
      throw noteRefusals.changed({ number: 7, name: 'Ann' }, { revision: 3 });
    }),

    fail: handle(calls.fail, {}, async () => {
      throw new Error('the password is swordfish');
    }),

    failElsewhere: handle(calls.failElsewhere, { bus: BUS }, (_, caller, { bus }) => bus.call(calls.fail, {}, caller)),

    lie: handle(calls.lie, {}, async ({ answer }) => answer as never),

    wait: handle(calls.wait, {}, async ({ ms }) => {
      notesHooks.waiting();
      await new Promise((resolve) => setTimeout(resolve, ms));
      return { pid: process.pid };
    }),
  },
  listeners: [onEvent(events.written, {}, (data, envelope) => notesHooks.onWritten(data, envelope))],
  providers: [],
  calls: [calls.fail],
});
