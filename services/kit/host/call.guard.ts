import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { NatsContext } from '@nestjs/microservices';
import type { MsgHdrs } from '@nats-io/transport-node';
import { type Caller, hasRole } from '../../../proto/permissions.ts';
import { rememberCaller } from '../contract/caller.ts';
import { keepGate } from '../contract/keep-gate.ts';
import { servedBy } from '../contract/serves.ts';
import type { VerifyAccessToken } from '../token/access-token.ts';

/** Recognises who calls by the signed token in the message, never by anything else, and keeps the contract's gate. */
export class CallGuard implements CanActivate {
  private readonly verify: VerifyAccessToken;

  constructor(verify: VerifyAccessToken) {
    this.verify = verify;
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const call = servedBy(context.getHandler());
    if (!call) throw new Error(`${context.getClass().name} has a handler that serves no call of a contract`);
    const message = context.switchToRpc().getContext<NatsContext>();
    const caller = await this.recognise(message.getHeaders());
    keepGate(call, caller.user);
    rememberCaller(message, caller);
    return true;
  }

  private async recognise(headers: MsgHdrs | undefined): Promise<Caller> {
    const accessToken = headers?.get('authorization').replace(/^Bearer /, '') || undefined;
    const source = headers?.get('source');
    const origin = headers?.get('origin');
    const user = accessToken === undefined ? null : await this.verify(accessToken);
    return {
      user,
      stage: hasRole(user) && headers?.get('stage') === 'draft' ? 'draft' : 'live',
      domainId: headers?.get('domain') ?? '',
      ...(accessToken === undefined ? {} : { accessToken }),
      ...(source ? { source } : {}),
      ...(origin ? { origin } : {}),
    };
  }
}
