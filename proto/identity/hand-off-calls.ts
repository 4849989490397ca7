import { z } from 'zod';

const Host = z.string().min(1).max(300).describe('Host that the sign-in is handed to, with its port.');
const State = z.string().min(20).max(100).describe('Secret of the browser at that host.');

export const handOffCalls = {
  createHandOff: {
    summary: 'Makes a code with which another host of the installation takes over the sign-in within 30 seconds.',
    kind: 'query',
    who: 'account',
    in: z.object({ host: Host, state: State }),
    out: z.object({ code: z.string() }),
  },
  takeHandOff: {
    summary: 'Opens a session that is part of the one whose code it was given, and ends with it.',
    kind: 'command',
    who: 'anyone',
    refuses: ['unauthenticated', 'too-many'],
    in: z.object({
      code: z.string().min(1).max(200),
      host: Host,
      state: State,
      agent: z.string().max(400).default('').describe('Name of the browser, shown in the list of sessions.'),
    }),
    out: z.object({ token: z.string() }),
  },
} as const;
