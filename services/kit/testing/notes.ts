import { Controller, Inject, Module } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import { type EventEnvelope, type InOf, service, type ServiceOf } from '../../../proto/contract.ts';
import { Problem } from '../../../proto/errors.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Bus } from '../bus/bus.ts';
import type { Announcer } from '../bus/facts.ts';
import { On } from '../contract/on.ts';
import { Serves } from '../contract/serves.ts';
import { ANNOUNCER, BUS } from '../tokens.ts';

const Text = z.object({ text: z.string().min(1) });

/** The smallest service that uses everything the kit offers: what the kit's own specs are run on. */
export const notes = service(
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
      summary: 'Returns what its contract does not allow.',
      kind: 'query',
      who: 'anyone',
      in: z.object({}),
      out: z.object({ number: z.number() }),
    },
    wait: {
      summary: 'Returns after a delay.',
      kind: 'query',
      who: 'anyone',
      in: z.object({ ms: z.number() }),
      out: z.object({ pid: z.number() }),
    },
    gallery: {
      summary: 'Has no handler in this service.',
      kind: 'query',
      who: 'anyone',
      in: z.object({}),
      out: z.object({}),
    },
  },
  { written: Text },
);

class WriteNote extends Command<{ text: string }> {
  constructor(
    readonly text: string,
    readonly by: string,
  ) {
    super();
  }
}

@CommandHandler(WriteNote)
class WriteNoteHandler implements ICommandHandler<WriteNote> {
  constructor(@Inject(ANNOUNCER) private readonly announcer: Announcer) {}

  async execute({ text, by }: WriteNote) {
    await this.announcer.announce(notes.events.written, { documentId: text, revision: 1, by }, { text });
    return { text };
  }
}

/** What the service does when it hears a note, and whether it may wait: set by a spec. */
export const notesHooks = {
  heard: async (_data: { text: string }, _envelope: EventEnvelope): Promise<void> => undefined,
  waiting: (): void => undefined,
};

@Controller()
class NotesController implements Partial<ServiceOf<typeof notes>> {
  constructor(
    private readonly commands: CommandBus,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  @Serves(notes.calls.echo)
  async echo({ text, times }: InOf<typeof notes.calls.echo>) {
    return { text: text.repeat(times) };
  }

  @Serves(notes.calls.whoAmI)
  async whoAmI(_input: object, { user, stage, domainId }: Caller) {
    return { username: user?.username ?? null, stage, domainId };
  }

  @Serves(notes.calls.write)
  async write({ text }: InOf<typeof notes.calls.write>, { user }: Caller) {
    return this.commands.execute(new WriteNote(text, user?.username ?? ''));
  }

  @Serves(notes.calls.wipe)
  async wipe() {
    return {};
  }

  @Serves(notes.calls.refuse)
  async refuse(): Promise<Record<string, never>> {
    throw new Problem('conflict', 'Note 7 was changed by Ann', { revision: 3 });
  }

  @Serves(notes.calls.fail)
  async fail(): Promise<Record<string, never>> {
    throw new Error('the password is swordfish');
  }

  @Serves(notes.calls.failElsewhere)
  async failElsewhere(_input: object, caller: Caller) {
    return this.bus.call(notes.calls.fail, {}, caller);
  }

  @Serves(notes.calls.lie)
  async lie() {
    return { number: 'seven' as unknown as number };
  }

  @Serves(notes.calls.wait)
  async wait({ ms }: InOf<typeof notes.calls.wait>) {
    notesHooks.waiting();
    await new Promise((resolve) => setTimeout(resolve, ms));
    return { pid: process.pid };
  }

  @On(notes.events.written)
  async noteWritten(data: { text: string }, envelope: EventEnvelope) {
    await notesHooks.heard(data, envelope);
  }
}

@Module({ controllers: [NotesController], providers: [WriteNoteHandler] })
class NotesModule {}

export const notesService = { contract: notes, module: NotesModule, calls: [notes.calls.fail] };
