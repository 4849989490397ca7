import { Injectable } from '@nestjs/common';
import { AttemptLimits } from '../kit/limits/limits.ts';
import { OneUse } from './one-use.ts';
import type { ProofRequest } from './factor-proofs.ts';
import type { PasskeyChallenge } from './passkeys.ts';

const MINUTES = 5;
const ATTEMPTS = 5;

interface OfSession {
  userId: string;
  sessionId: string;
}

/** What is stored while the user finds the device; by the step that the ticket admits. */
interface Stored {
  login: ProofRequest & {
    /** Digest of the hash of the password that was typed, which must not change meanwhile; absent after a passkey. */
    password?: string;
    knownDevice?: string;
  };
  confirmation: ProofRequest & OfSession;
  passkey: OfSession & { passkey: PasskeyChallenge };
  app: OfSession & {
    /** Sealed. */
    secret: string;
  };
}

export type LoginTicket = Stored['login'];

/** Tickets of second factors: each is valid for five minutes and five attempts, and completes one step. */
@Injectable()
export class FactorTickets {
  constructor(
    private readonly oneUse: OneUse,
    private readonly limits: AttemptLimits,
  ) {}

  issue<S extends keyof Stored>(step: S, value: Stored[S]): Promise<string> {
    return this.oneUse.issue(kindOf(step), value, MINUTES * 60);
  }

  /** Counts an attempt. Returns null if the ticket is unknown, used, too old or was tried too often. */
  async attempt<S extends keyof Stored>(step: S, ticket: string): Promise<Stored[S] | null> {
    const value = await this.oneUse.read<Stored[S]>(kindOf(step), ticket);
    const limit = { key: `second factor ${ticket}`, most: ATTEMPTS, minutes: MINUTES };
    return value && (await this.limits.tryReserve(limit)) ? value : null;
  }

  /** Returns false if another request has used the ticket. */
  async complete(step: keyof Stored, ticket: string): Promise<boolean> {
    return (await this.oneUse.take(kindOf(step), ticket)) !== null;
  }
}

const kindOf = (step: keyof Stored): string => `second-factor-${step}`;
