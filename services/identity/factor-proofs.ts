import { Inject, Injectable } from '@nestjs/common';
import type { FactorProof, PasskeyAssertion, SecondFactorRequest } from '../../proto/entities/second-factor.ts';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { AttemptLimits } from '../kit/limits/limits.ts';
import { log } from '../kit/log/log.ts';
import { findStep } from './app-codes.ts';
import { appCodeLimit } from './attempts.ts';
import { isOfHost, type StoredFactor } from './factor.ts';
import { FactorRepository } from './factor-repository.ts';
import { type PasskeyChallenge, passkeyId, type PasskeySite, requestPasskey, verifyPasskey } from './passkeys.ts';
import { Sealer } from './sealer.ts';

/** What a proof has to answer. */
export interface ProofRequest {
  /** Absent if the passkey itself says who signs in. */
  userId?: string;
  passkey?: PasskeyChallenge;
}

export interface AcceptedProof {
  userId: string;
  factor: { _id: string; name: string };
}

/** Asks for proofs of second factors and checks them. Each code, and each answer to a challenge, is accepted once. */
@Injectable()
export class FactorProofs {
  constructor(
    private readonly factors: FactorRepository,
    private readonly sealer: Sealer,
    private readonly limits: AttemptLimits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async request(
    userId: string,
    site: PasskeySite,
  ): Promise<Omit<SecondFactorRequest, 'ticket'> & { passkey?: PasskeyChallenge }> {
    const factors = await this.factors.list(userId);
    const passkeys = factors.filter((factor) => isOfHost(factor, site.rpId));
    const hasApp = factors.some(({ kind }) => kind === 'app');
    const hasCodes = (await this.factors.countCodes(userId)) > 0;
    const others = [...(hasApp ? (['app'] as const) : []), ...(hasCodes ? (['recovery'] as const) : [])];
    if (passkeys.length === 0) return { kinds: others };
    const options = await requestPasskey(site.rpId, passkeys);
    return { kinds: ['passkey', ...others], options, passkey: { ...site, challenge: options.challenge } };
  }

  /** Returns null for a proof that is wrong or used. */
  async accept(proof: FactorProof, { userId, passkey }: ProofRequest): Promise<AcceptedProof | null> {
    if (proof.kind === 'passkey') return passkey ? this.acceptPasskey(proof.response, userId, passkey) : null;
    if (userId === undefined) return null;
    return proof.kind === 'app' ? this.acceptCode(proof.code, userId) : this.acceptRecoveryCode(proof.code, userId);
  }

  private async acceptPasskey(
    response: PasskeyAssertion,
    userId: string | undefined,
    challenge: PasskeyChallenge,
  ): Promise<AcceptedProof | null> {
    const factor = await this.factors.find(passkeyId(response.id));
    if (factor?.kind !== 'passkey' || (userId !== undefined && factor.userId !== userId)) return null;
    const counter = await verifyPasskey(factor, response, challenge);
    return counter !== null && (await this.factors.use(factor, { counter })) ? toAccepted(factor) : null;
  }

  private async acceptCode(code: string, userId: string): Promise<AcceptedProof | null> {
    const limit = appCodeLimit(userId);
    await this.limits.refuseLocked([limit]);
    const accepted = await this.findApp(code, userId);
    if (accepted) await this.limits.reset(limit);
    else await this.limits.count([limit]);
    return accepted;
  }

  private async findApp(code: string, userId: string): Promise<AcceptedProof | null> {
    for (const factor of await this.factors.list(userId)) {
      if (factor.kind !== 'app') continue;
      const secret = this.sealer.open(factor.secret);
      if (secret === null) log.warn({ factor: factor._id }, 'the secret of an authenticator app cannot be read');
      const lastStep = secret && findStep(secret, code, factor.lastStep, this.clock.now());
      if (lastStep && (await this.factors.use(factor, { lastStep }))) return toAccepted(factor);
    }
    return null;
  }

  private async acceptRecoveryCode(code: string, userId: string): Promise<AcceptedProof | null> {
    if (!(await this.factors.useCode(userId, code))) return null;
    return { userId, factor: { _id: userId, name: 'Recovery code' } };
  }
}

const toAccepted = ({ _id, userId, name }: StoredFactor): AcceptedProof => ({ userId, factor: { _id, name } });
